import { documentSchema, geoPointSchema, propertyDetailSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { feedIdSchema, feedPictureSchema } from './picture.schema.ts';
import { feedNameSchema, feedNamesSchema, feedTextsSchema } from './text-bounds.ts';

/** Facts of a unit that need no translation, under the names of a property's. */
const plainUnitFacts = propertyDetailSchema
	.pick({
		Bedrooms: true,
		Bathrooms: true,
		ShowerRooms: true,
		Toilets: true,
		Garages: true,
		Parkings: true,
		ExternalParkings: true,
		Floor: true,
		Facades: true,
		SurfaceLiving: true,
		SurfaceGround: true,
		SurfaceTerrace: true,
		SurfaceGarden: true,
		ConstructionYear: true,
		EnergyPerformance: true,
		CO2Emission: true,
		VAT: true,
		RegistrationRights: true,
		HasLift: true,
		HasCellar: true,
		HasAttic: true,
		HasPermit: true,
		HasSummons: true,
		HasAllotmentPermit: true,
		HasPreemptiveRights: true,
		HasJudicialDecision: true,
		FloodZone: true,
		PScore: true,
		GScore: true,
	})
	.partial();

/** Facts of a unit in words. */
const unitTexts = z
	.object({
		Availability: feedNamesSchema,
		Heating: feedNamesSchema,
		Kitchen: feedNamesSchema,
		Glazing: feedNamesSchema,
		Destination: feedNamesSchema,
	})
	.partial();

export const UNIT_FACTS = plainUnitFacts.keyof().options;

export const UNIT_TEXTS = unitTexts.keyof().options;

const feedUnitSchema = plainUnitFacts.extend(unitTexts.shape).extend({
	ID: feedIdSchema,
	Name: feedNamesSchema,
	WebID: z.int(),
	Price: z.number().optional(),
	PublishPrice: z.boolean(),
	State: z.enum(['available', 'option', 'sold']),
	Description: feedTextsSchema,
	pictures: z.array(feedPictureSchema),
});

export const feedProjectSchema = z.object({
	kind: z.literal('project'),
	ID: feedIdSchema,
	Goal: z.union([z.literal(0), z.literal(1)]),
	Name: feedNamesSchema,
	City: feedNameSchema,
	Zip: feedNameSchema,
	WebID: z.int(),
	ProjectWebID: z.int().optional(),
	PriceMin: z.number().optional(),
	PriceMax: z.number().optional(),
	PublicAddress: z.boolean(),
	Street: feedNameSchema.optional(),
	HouseNumber: feedNameSchema.optional(),
	BoxNr: feedNameSchema.optional(),
	CountryID: z.int(),
	CountryName: feedNamesSchema,
	State: z.enum(['available', 'sold-out']),
	/** Percent, of its units that state none of their own */
	VAT: z.number().optional(),
	Delivery: feedNameSchema.optional(),
	Description: feedTextsSchema,
	Location: geoPointSchema.optional(),
	NeighbourhoodID: feedIdSchema.optional(),
	contactId: feedIdSchema.optional(),
	pictures: z.array(feedPictureSchema),
	documents: z.array(documentSchema.extend({ Name: feedNamesSchema, file: z.string() })),
	units: z.array(feedUnitSchema),
});

export type FeedProject = z.infer<typeof feedProjectSchema>;
