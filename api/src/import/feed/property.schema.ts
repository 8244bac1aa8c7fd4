import { PROPERTY_STATES } from '@estate/shared-contract';
import {
	documentSchema,
	FLOOD_ZONES,
	geoPointSchema,
	localizedTextSchema,
	propertyDetailSchema,
} from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { feedIdSchema, feedPictureSchema } from './picture.schema.ts';

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
	TypeDescription: localizedTextSchema,
	MainTypeName: localizedTextSchema,
	MarqueeName: localizedTextSchema,
	PriceUnitText: localizedTextSchema,
	CountryName: localizedTextSchema,
	Description: localizedTextSchema,
	Availability: localizedTextSchema.optional(),
	/** Day from which it is free; without it the words of `Availability` are read */
	AvailableFrom: z.iso.date().optional(),
	Heating: localizedTextSchema.optional(),
	Kitchen: localizedTextSchema.optional(),
	WindowFrame: localizedTextSchema.optional(),
	Glazing: localizedTextSchema.optional(),
	RoofMaterial: localizedTextSchema.optional(),
	RoofCondition: localizedTextSchema.optional(),
	AsbestosType: localizedTextSchema.optional(),
	Destination: localizedTextSchema.optional(),
	/** The true point, kept by the api; published only with the address */
	Location: geoPointSchema.optional(),
	pictures: z.array(feedPictureSchema),
	documents: z.array(documentSchema.extend({ Name: localizedTextSchema, file: z.string() })),
	/** Team member who shows the property */
	contactId: feedIdSchema.optional(),
	/** ISO 8601 */
	CreatedAt: z.iso.datetime({ offset: true }),
});

export type FeedProperty = z.infer<typeof feedPropertySchema>;
