import { geoPointSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { feedIdSchema, feedPictureSchema } from './picture.schema.ts';
import { feedNameSchema, feedNamesSchema, feedTextsSchema } from './text-bounds.ts';

export const feedPropertyTypeSchema = z.object({
	kind: z.literal('property-type'),
	ID: feedIdSchema,
	WebID: feedIdSchema,
	Name: feedNamesSchema,
	ShowOrder: z.int(),
	Sale: z.boolean(),
	Rent: z.boolean(),
});

export const feedCitySchema = z.object({
	kind: z.literal('city'),
	Name: feedNameSchema,
	Zip: feedNameSchema,
	CountryID: z.int(),
	CountryName: feedNamesSchema,
	/** Other names of the same city, such as Gand or Brussel */
	aliases: z.array(z.string()),
});

/** Corners of a neighbourhood, which pages and its map carry whole. */
const MOST_CORNERS = 2_000;

export const feedNeighbourhoodSchema = z.object({
	kind: z.literal('neighbourhood'),
	ID: feedIdSchema,
	Name: feedNameSchema,
	Title: feedNamesSchema,
	Subtitle: feedNamesSchema,
	Description: feedTextsSchema,
	Coordinates: z.array(geoPointSchema).max(MOST_CORNERS),
	pictures: z.array(feedPictureSchema),
});
