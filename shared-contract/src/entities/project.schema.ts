import { z } from 'zod';
import { geoPointSchema, languageSchema, pictureSchema } from './common.schema.ts';
import { neighbourhoodSchema } from './place.schema.ts';
import {
	contactPersonSchema,
	documentSchema,
	propertyAddressSchema,
	propertyDetailSchema,
} from './property.schema.ts';

/** A new-build project as lists read it (website.md §3 Project). Prices are EUR (decisions 23). */
export const projectSummarySchema = z.object({
	ID: z.int(),
	Goal: z.union([z.literal(0), z.literal(1)]),
	Name: z.string(),
	City: z.string(),
	Zip: z.string(),
	WebID: z.int(),
	/** Type name with unit count, such as `Appartement (18)`; one per type */
	WebIDName: z.string(),
	ProjectWebID: z.int().optional(),
	/** URL */
	SmallPicture: z.string(),
	Picture: pictureSchema.optional(),
	/** Ids (`pictureUrl`) of further photos for a card, in their order: five at most */
	PictureIDs: z.array(z.string()).optional(),
	PriceMin: z.number().optional(),
	PriceMax: z.number().optional(),
	language: languageSchema,
	PublicAddress: z.boolean(),
	Street: z.string().optional(),
	HouseNumber: z.string().optional(),
	BoxNr: z.string().optional(),
	CountryID: z.int(),
	CountryName: z.string(),
	State: z.enum(['available', 'sold-out']),
	Slugs: z.record(z.string(), propertyAddressSchema),
	UnitCount: z.int(),
	UnitsSold: z.int(),
	/** Neither sold nor under option */
	UnitsAvailable: z.int().optional(),
	/** ISO 8601 month, such as `2027-06`; words such as `voorjaar 2027` where the feed names no month */
	Delivery: z.string().optional(),
});

/** A unit of a project in the project's table of units. */
export const unitSummarySchema = z.object({
	ID: z.int(),
	ProjectID: z.int(),
	Name: z.string(),
	WebID: z.int(),
	TypeName: z.string(),
	Floor: z.int().optional(),
	Bedrooms: z.int().optional(),
	SurfaceLiving: z.number().optional(),
	SurfaceTerrace: z.number().optional(),
	Price: z.number().optional(),
	PublishPrice: z.boolean(),
	State: z.enum(['available', 'option', 'sold']),
	Slugs: z.record(z.string(), z.string()),
});

export const projectDetailSchema = projectSummarySchema.extend({
	Description: z.string(),
	Pictures: z.array(pictureSchema),
	Documents: z.array(documentSchema),
	/** Left out when the address is hidden; `ApproximateLocation` then stands in */
	Location: geoPointSchema.optional(),
	ApproximateLocation: geoPointSchema.extend({ radiusMetres: z.number() }).optional(),
	NeighbourhoodID: z.int().optional(),
	/** The neighbourhood that the project lies in, where the agency describes it */
	Neighbourhood: neighbourhoodSchema.optional(),
	Contact: contactPersonSchema.optional(),
	Units: z.array(unitSummarySchema),
});

export const unitDetailSchema = z.object({
	Unit: unitSummarySchema,
	Facts: propertyDetailSchema.partial(),
	Project: projectSummarySchema,
	Contact: contactPersonSchema.optional(),
	/** Four at most: units of the project that are still to be had, the most alike in size first */
	Others: z.array(unitSummarySchema),
});

export type ProjectSummary = z.infer<typeof projectSummarySchema>;
export type ProjectDetail = z.infer<typeof projectDetailSchema>;
export type UnitSummary = z.infer<typeof unitSummarySchema>;
export type UnitDetail = z.infer<typeof unitDetailSchema>;
