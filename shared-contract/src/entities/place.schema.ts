import { z } from 'zod';
import { geoPointSchema, languageSchema, pictureSchema } from './common.schema.ts';

export const propertyTypeSchema = z.object({
	ID: z.int(),
	WebID: z.int(),
	Name: z.string(),
	/** 0 to 8 */
	ShowOrder: z.int(),
	Sale: z.boolean(),
	Rent: z.boolean(),
	language: languageSchema,
});

export const cityEntrySchema = z.object({
	Name: z.string(),
	Zip: z.string(),
	CountryID: z.int(),
	CountryName: z.string(),
	PropertyCount: z.int(),
	/** What else the city is called, as slugs (`gand`, `ghent`), for a dropdown that filters by typed text */
	Aliases: z.array(z.string()).optional(),
	language: languageSchema,
});

export const neighbourhoodSchema = z.object({
	ID: z.int(),
	Name: z.string(),
	Title: z.string(),
	Subtitle: z.string(),
	Description: z.string(),
	Coordinates: z.array(geoPointSchema),
	/** The same pictures at the sizes small, medium, large, extra-large (400, 600, 1360 and full width) */
	PicturesSmall: z.array(pictureSchema),
	PicturesMedium: z.array(pictureSchema),
	PicturesLarge: z.array(pictureSchema),
	PicturesExtraLarge: z.array(pictureSchema),
});

export const treeItemSchema = z.object({
	ID: z.int(),
	ParentID: z.int().nullable(),
	Name: z.string(),
	WebID: z.int(),
});
export const cityOptionSchema = z.object({ Name: z.string(), Zip: z.string() });
export const typeOptionSchema = z.object({ Name: z.string(), WebID: z.int() });

export type PropertyType = z.infer<typeof propertyTypeSchema>;
export type CityEntry = z.infer<typeof cityEntrySchema>;
export type Neighbourhood = z.infer<typeof neighbourhoodSchema>;
export type CityOption = z.infer<typeof cityOptionSchema>;
export type TypeOption = z.infer<typeof typeOptionSchema>;
