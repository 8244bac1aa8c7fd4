import { z } from 'zod';
import { PROPERTY_STATES } from '../domain/property-states.ts';
import { geoPointSchema, languageSchema, pictureSchema } from './common.schema.ts';

/** Address of a property per language: what `href('property-…')` needs. */
export const propertyAddressSchema = z.object({ city: z.string(), slug: z.string() });

const optionalNumber = z.number().optional();
const optionalText = z.string().optional();

/** What makes a property of a list a unit of a new-build project, or several units of one. */
export const listedUnitSchema = z.object({
	/** The unit's own id; the property of the list has its negative, which no property has */
	ID: z.int(),
	Name: z.string(),
	/** Last segment of the unit's address, in each language that the site may enable */
	Slugs: z.record(z.string(), z.string()),
	ProjectName: z.string(),
	/** Segments of the project's address */
	ProjectSlugs: z.record(z.string(), propertyAddressSchema),
	/** Where it stands for several units of its project that the search finds, itself among them */
	Group: z
		.object({
			/** Units that the search finds */
			Count: z.int(),
			/** EUR: the lowest published price among those that are neither sold nor under option */
			PriceFrom: optionalNumber,
		})
		.optional(),
});

/** A property as lists read it: the field names of the agency software (website.md §3 Property). */
export const propertySummarySchema = z.object({
	ID: z.int(),
	Goal: z.union([z.literal(0), z.literal(1)]),
	City: z.string(),
	Zip: z.string(),
	/** Listing title */
	TypeDescription: z.string(),
	WebID: z.int(),
	/** Comma-separated type ids, may be empty */
	WebIDs: z.string(),
	MainTypeName: z.string(),
	language: languageSchema,
	/** Internal reference, may be empty */
	RecordFile: z.string(),
	ProjectID: z.int().optional(),
	Marquee: z.int().min(0).max(4),
	MarqueeName: z.string(),
	SmallPictureItem: pictureSchema.optional(),
	PublishPrice: z.boolean(),
	/** EUR, per month for rent; left out when not to be published */
	Price: optionalNumber,
	/** 7 = "starting from" */
	PriceUnit: z.int(),
	PriceUnitText: z.string(),
	PublishAddress: z.boolean(),
	/** Street, number and box are left out when the address is not to be published */
	Street: optionalText,
	HouseNumber: optionalText,
	BoxNr: optionalText,
	CountryID: z.int(),
	CountryName: z.string(),
	/** kWh/m² a year */
	EnergyPerformance: optionalNumber,
	EPCLabelText: optionalText,
	State: z.enum(PROPERTY_STATES),
	/** Address segments in each language that the site may enable */
	Slugs: z.record(z.string(), propertyAddressSchema),
	Bedrooms: optionalNumber,
	Bathrooms: optionalNumber,
	/** m² */
	SurfaceLiving: optionalNumber,
	/** m² */
	SurfaceGround: optionalNumber,
	/** EUR a month, common charges of a rental */
	ChargesRenter: optionalNumber,
	/** ISO 8601 */
	CreatedAt: z.string(),
	IsNew: z.boolean(),
	/** Ids (`pictureUrl`) of further photos for a card, in their order: five at most */
	PictureIDs: z.array(z.string()).optional(),
	/** EUR: what it cost before its published price changed last; `PriceChangedOn` is the day of that change (ISO 8601) */
	FormerPrice: optionalNumber,
	PriceChangedOn: optionalText,
	/** Beginning of the description as plain text, where the query asks for it */
	Excerpt: optionalText,
	/** From the place that a search is around, where it has a radius */
	DistanceKm: optionalNumber,
	/** A unit of a project, where the query asks for units: its page is that of the project's unit */
	Unit: listedUnitSchema.optional(),
});

export const documentSchema = z.object({ ID: z.string(), Name: z.string(), Kind: z.string() });

export const contactPersonSchema = z.object({
	ID: z.int(),
	Name: z.string(),
	Function: z.string(),
	Phone: z.string(),
	Email: z.string(),
	Picture: pictureSchema.optional(),
});

export const FLOOD_ZONES = [
	'none',
	'effective',
	'possible',
	'delimited-flood',
	'delimited-riparian',
] as const;

/** A property as its own page reads it. Every fact is optional: a page shows what is known. */
export const propertyDetailSchema = propertySummarySchema.extend({
	UniqueCode: optionalText,
	/** Sanitised HTML */
	Description: z.string(),
	Pictures: z.array(pictureSchema),
	Documents: z.array(documentSchema),
	VideoUrls: z.array(z.string()),
	VirtualTourUrl: optionalText,
	/** Left out when the address is hidden; `ApproximateLocation` then stands in */
	Location: geoPointSchema.optional(),
	ApproximateLocation: geoPointSchema.extend({ radiusMetres: z.number() }).optional(),
	NeighbourhoodID: z.int().optional(),
	Contact: contactPersonSchema.optional(),
	Availability: optionalText,

	SurfaceTotal: optionalNumber,
	SurfaceTerrace: optionalNumber,
	SurfaceGarden: optionalNumber,
	SurfaceConstructed: optionalNumber,
	SurfaceOffice: optionalNumber,
	SurfaceStore: optionalNumber,
	/** Metres */
	PlotWidth: optionalNumber,
	/** Metres */
	FrontWidth: optionalNumber,

	ShowerRooms: optionalNumber,
	Toilets: optionalNumber,
	Garages: optionalNumber,
	Parkings: optionalNumber,
	ExternalParkings: optionalNumber,
	/** On which it lies; 0 is the ground floor */
	Floor: z.int().optional(),
	/** How many it has */
	Floors: optionalNumber,
	Facades: optionalNumber,
	ConstructionYear: optionalNumber,
	RenovationYear: optionalNumber,

	/** kg CO2/m² a year */
	CO2Emission: optionalNumber,
	EPCCertificateNumber: optionalText,
	/** ISO 8601 day or month; words where the feed names neither */
	EPCCertificateEndDate: optionalText,
	/** EUR, not indexed */
	CadastralIncome: optionalNumber,
	Heating: optionalText,
	Kitchen: optionalText,
	WindowFrame: optionalText,
	Glazing: optionalText,
	RoofMaterial: optionalText,
	RoofCondition: optionalText,
	FloodZone: z.enum(FLOOD_ZONES).optional(),
	/** A–D: flood score of the plot and of the building (Flanders) */
	PScore: z.enum(['A', 'B', 'C', 'D']).optional(),
	GScore: z.enum(['A', 'B', 'C', 'D']).optional(),
	AsbestosType: optionalText,
	/** As `EPCCertificateEndDate` */
	AsbestosDate: optionalText,

	/** EUR */
	NotaryFees: optionalNumber,
	NotaryFeesWithVAT: optionalNumber,
	/** Percent */
	RegistrationRights: optionalNumber,
	VAT: optionalNumber,
	/** EUR a month */
	ChargesOwner: optionalNumber,
	DepositMonths: optionalNumber,
	AgencyCost: optionalNumber,
	/** EUR, the tenant's share */
	Inventory: optionalNumber,

	HasGas: z.boolean().optional(),
	HasWater: z.boolean().optional(),
	HasLift: z.boolean().optional(),
	HasCellar: z.boolean().optional(),
	HasGarden: z.boolean().optional(),
	HasTerrace: z.boolean().optional(),
	HasAttic: z.boolean().optional(),
	IsFurnished: z.boolean().optional(),
	HasPermit: z.boolean().optional(),
	HasSummons: z.boolean().optional(),
	HasAllotmentPermit: z.boolean().optional(),
	HasPreemptiveRights: z.boolean().optional(),
	HasJudicialDecision: z.boolean().optional(),
	/** Urban-planning destination, such as `residential` */
	Destination: optionalText,
});

export type PropertySummary = z.infer<typeof propertySummarySchema>;
export type PropertyDetail = z.infer<typeof propertyDetailSchema>;
export type ContactPerson = z.infer<typeof contactPersonSchema>;
export type ListedUnit = z.infer<typeof listedUnitSchema>;
export type PropertyAddress = z.infer<typeof propertyAddressSchema>;
