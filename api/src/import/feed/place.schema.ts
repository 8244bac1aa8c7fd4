import { geoPointSchema, localizedTextSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { feedIdSchema, feedPictureSchema } from './picture.schema.ts';

export const feedPropertyTypeSchema = z.object({
	kind: z.literal('property-type'),
	ID: feedIdSchema,
	WebID: feedIdSchema,
	Name: localizedTextSchema,
	ShowOrder: z.int(),
	Sale: z.boolean(),
	Rent: z.boolean(),
});

export const feedCitySchema = z.object({
	kind: z.literal('city'),
	Name: z.string(),
	Zip: z.string(),
	CountryID: z.int(),
	CountryName: localizedTextSchema,
	/** Other names of the same city, such as Gand or Brussel */
	aliases: z.array(z.string()),
});

export const feedNeighbourhoodSchema = z.object({
	kind: z.literal('neighbourhood'),
	ID: feedIdSchema,
	Name: z.string(),
	Title: localizedTextSchema,
	Subtitle: localizedTextSchema,
	Description: localizedTextSchema,
	Coordinates: z.array(geoPointSchema),
	pictures: z.array(feedPictureSchema),
});
