import { PROPERTY_STATES } from '@estate/shared-contract';
import {
	documentSchema,
	FLOOD_ZONES,
	geoPointSchema,
	propertyDetailSchema,
} from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { feedIdSchema, feedPictureSchema } from './picture.schema.ts';
import { feedNameSchema, feedNamesSchema, feedTextsSchema } from './text-bounds.ts';

/** Facts of a property that are the same in every language: taken over from the detail schema under the same names. */
const plainFacts = propertyDetailSchema
	.omit({
		ID: true,
		TypeDescription: true,
		MainTypeName: true,
		language: true,
		MarqueeName: true,
		SmallPictureItem: true,
		PriceUnitText: true,
		CountryName: true,
		Slugs: true,
		IsNew: true,
		Description: true,
		Pictures: true,
		Documents: true,
		Location: true,
		ApproximateLocation: true,
		PictureIDs: true,
		Excerpt: true,
		DistanceKm: true,
		Unit: true,
		Contact: true,
		Availability: true,
		Heating: true,
		Kitchen: true,
		WindowFrame: true,
		Glazing: true,
		RoofMaterial: true,
		RoofCondition: true,
		AsbestosType: true,
		Destination: true,
		CreatedAt: true,
		FloodZone: true,
		State: true,
	})
	.extend({ FloodZone: z.enum(FLOOD_ZONES).optional(), State: z.enum(PROPERTY_STATES) });

export const feedPropertySchema = plainFacts.extend({
	kind: z.literal('property'),
	ID: feedIdSchema,
	City: feedNameSchema,
	Zip: feedNameSchema,
	Street: feedNameSchema.optional(),
	HouseNumber: feedNameSchema.optional(),
	BoxNr: feedNameSchema.optional(),
	RecordFile: feedNameSchema,
	UniqueCode: feedNameSchema.optional(),
	TypeDescription: feedNamesSchema,
	MainTypeName: feedNamesSchema,
	MarqueeName: feedNamesSchema,
	PriceUnitText: feedNamesSchema,
	CountryName: feedNamesSchema,
	Description: feedTextsSchema,
	Availability: feedNamesSchema.optional(),
	/** Day from which it is free; without it the words of `Availability` are read */
	AvailableFrom: z.iso.date().optional(),
	Heating: feedNamesSchema.optional(),
	Kitchen: feedNamesSchema.optional(),
	WindowFrame: feedNamesSchema.optional(),
	Glazing: feedNamesSchema.optional(),
	RoofMaterial: feedNamesSchema.optional(),
	RoofCondition: feedNamesSchema.optional(),
	AsbestosType: feedNamesSchema.optional(),
	Destination: feedNamesSchema.optional(),
	/** The true point, kept by the api; published only with the address */
	Location: geoPointSchema.optional(),
	pictures: z.array(feedPictureSchema),
	documents: z.array(documentSchema.extend({ Name: feedNamesSchema, file: z.string() })),
	/** Team member who shows the property */
	contactId: feedIdSchema.optional(),
	/** ISO 8601 */
	CreatedAt: z.iso.datetime({ offset: true }),
});

export type FeedProperty = z.infer<typeof feedPropertySchema>;
