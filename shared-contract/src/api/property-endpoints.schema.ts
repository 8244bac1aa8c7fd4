import { z } from 'zod';
import { EPC_LETTERS } from '../domain/search-facets.ts';
import { ROOM_KINDS } from '../domain/search-filter.ts';
import { WIDENED_FILTERS } from '../domain/widen-search.ts';
import { languageSchema } from '../entities/common.schema.ts';
import { neighbourhoodSchema } from '../entities/place.schema.ts';
import { propertyDetailSchema, propertySummarySchema } from '../entities/property.schema.ts';
import { mapPointSchema } from '../map/map-point.schema.ts';

/**
 * Query of the property search: `goal` and `language`, and the parameters of website.md §7 exactly as in the address
 * of a result page (`search`, `city`, `type`, rooms, `price`, `area`, `epc`, `hide`, `projects`, `ids`, `bounds`,
 * `sort`, `page`), read by `readSearch`. What makes no sense in those is dropped and named in the answer, never an error.
 */
export const propertySearchQuerySchema = z.looseObject({
	language: languageSchema,
	/** `any`: for sale and for rent together, such as favourites; prices are then not to be filtered */
	goal: z.enum(['0', '1', 'any']),
	pageSize: z.coerce.number().int().min(1).max(100).optional(),
});

/** How many properties each further choice would find. Every facet is counted without its own filter. */
export const facetsSchema = z.object({
	types: z.array(z.object({ WebID: z.int(), count: z.int() })),
	cities: z.array(z.object({ Name: z.string(), Zip: z.string(), count: z.int() })),
	/** Classes that some property has, A first */
	epc: z.array(z.object({ letter: z.enum(EPC_LETTERS), count: z.int() })),
	/** Per kind of room, at index n − 1: properties with at least n, up to 5 */
	rooms: z.object(
		Object.fromEntries(ROOM_KINDS.map((kind) => [kind, z.array(z.int())])) as Record<
			(typeof ROOM_KINDS)[number],
			z.ZodArray<z.ZodInt>
		>,
	),
	/**
	 * Histogram of published prices: bar i holds prices from i × `width` up to the next bar; the last bar holds
	 * everything from the range's maximum on. `unpriced` properties publish none, and no price filter finds them.
	 */
	prices: z.object({ width: z.number(), counts: z.array(z.int()), unpriced: z.int() }),
	/** Properties that are neither sold, rented nor under option: the total with `hide=sold` */
	available: z.int(),
});

/** A way to find more when a search finds nothing. */
export const widenStepSchema = z.object({
	/** The filter that gives way: a query parameter's name, or `all` */
	filter: z.enum(WIDENED_FILTERS),
	/** `removed` altogether, or made less strict: one room fewer, a wider price or area, a larger part of the map */
	how: z.enum(['removed', 'relaxed']),
	/** Properties that the wider search finds; above 0 */
	total: z.int(),
	/** The wider search as `writeSearch` writes it, without a question mark */
	query: z.string(),
});

export const propertyPageSchema = z.object({
	items: z.array(propertySummarySchema),
	total: z.int(),
	page: z.int(),
	pageCount: z.int(),
	facets: facetsSchema,
	/** Cities of the query that the agency does not know: ignored, with a notice (decisions 15) */
	unknownCities: z.array(z.string()),
	/** Values of the query that make no sense: ignored, with a notice */
	dropped: z.array(z.object({ name: z.string(), value: z.string() })),
	/** The text as it was understood, where a word that no property has was taken for a typing error; the properties are those of it */
	didYouMean: z.string().optional(),
	/** Only when nothing was found: the most promising way first */
	widen: z.array(widenStepSchema),
});

export const propertyMapSchema = z.object({
	/** Properties that the search finds, on the map or not */
	total: z.int(),
	/** Properties that have a place and whose marquee is not on the site's ignore list; more than `points` when there are too many */
	located: z.int(),
	/** The first ones in the order of the search, `MOST_MAP_POINTS` at most */
	points: z.array(mapPointSchema),
	/** Metres */
	circleRadius: z.number(),
});

export const propertyAnswerSchema = z.object({
	property: propertyDetailSchema,
	/** Four at most: same goal, available, alike in type, place and price */
	similar: z.array(propertySummarySchema),
	/** Neighbours within the search that the query carries */
	previous: propertySummarySchema.optional(),
	next: propertySummarySchema.optional(),
	/** Place of the property within that search, from 1; absent when the search does not find it */
	position: z.object({ index: z.int(), total: z.int() }).optional(),
	/** The neighbourhood that the property lies in, where the agency describes it */
	neighbourhood: neighbourhoodSchema.optional(),
});

export type PropertyFacets = z.infer<typeof facetsSchema>;
export type PropertyPage = z.infer<typeof propertyPageSchema>;
export type PropertyMap = z.infer<typeof propertyMapSchema>;
export type PropertyAnswer = z.infer<typeof propertyAnswerSchema>;
export type WidenStep = z.infer<typeof widenStepSchema>;
