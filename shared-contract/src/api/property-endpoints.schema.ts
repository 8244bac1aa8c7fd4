import { z } from 'zod';
import { FACADE_COUNTS, FEATURES } from '../domain/more-filters.ts';
import { EPC_LETTERS } from '../domain/search-facets.ts';
import { ROOM_KINDS } from '../domain/search-filter.ts';
import { WIDENED_FILTERS } from '../domain/widen-search.ts';
import { languageSchema } from '../entities/common.schema.ts';
import { neighbourhoodSchema } from '../entities/place.schema.ts';
import { projectSummarySchema } from '../entities/project.schema.ts';
import { propertyDetailSchema, propertySummarySchema } from '../entities/property.schema.ts';
import { mapPointSchema } from '../map/map-point.schema.ts';
import { searchParametersSchema } from './search-parameters.schema.ts';

/**
 * Query of the property search: `goal` and `language`, and the parameters of website.md §7 exactly as in the address
 * of a result page, read by `readSearch`. What makes no sense in those is dropped and named in the answer, never an error.
 */
export const propertySearchQuerySchema = z.looseObject({
	language: languageSchema,
	/** `any`: for sale and for rent together, such as favourites; prices are then not to be filtered */
	goal: z.enum(['0', '1', 'any']),
	pageSize: z.coerce.number().int().min(1).max(100).optional(),
	/** Units of projects among the properties: several of one project as one item, or each as its own; none by default */
	units: z.enum(['grouped', 'each']).optional(),
	/** With the beginning of each description, for lists that show it */
	excerpt: z.literal('yes').optional(),
	...searchParametersSchema.shape,
});

const spanFacetSchema = z.object({ count: z.int(), min: z.number(), max: z.number() });

/** Counts of the filters that came after the first ones. */
export const moreFacetsSchema = z.object({
	/** Parameters of those filters, new and old, that some property of this goal can match: the others are not to be shown */
	offered: z.array(z.string()),
	/** Properties with this feature and all that the search asks for already; only features that one of this goal has */
	features: z.array(z.object({ feature: z.enum(FEATURES), count: z.int() })),
	/** Properties with so many façades, the fewest first; only those that one of this goal has; of an older api: not given */
	facades: z.array(z.object({ facades: z.literal(FACADE_COUNTS), count: z.int() })).optional(),
	/** Properties with at most so many bedrooms, each number that finds more than the one before; of an older api: not given */
	bedroomsMax: z.array(z.object({ most: z.int(), count: z.int() })).optional(),
	/** Main types, the most frequent first; the name in the language of the question */
	subtypes: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
	/** Properties of which the plot (m²) is known; the smallest and largest of this goal */
	plot: spanFacetSchema.optional(),
	/** The same for years of construction */
	year: spanFacetSchema.optional(),
	/** Properties that are free by then: `now`, and each month in which one more becomes free */
	available: z.array(z.object({ by: z.string(), count: z.int() })),
	/** Properties of at least this energy class, A first */
	epcMin: z.array(z.object({ letter: z.enum(EPC_LETTERS), count: z.int() })),
	/** Properties outside new-build projects, and those of projects */
	projects: z.object({ none: z.int(), only: z.int() }),
	/** Around the cities of the search: properties within so many kilometres, their own included; none without a city */
	radius: z.array(z.object({ kilometres: z.int(), count: z.int() })),
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
	/** Absent in answers of an older api: its filters are then not offered */
	more: moreFacetsSchema.optional(),
});

/** A way to find more when a search finds nothing. */
export const widenStepSchema = z.object({
	/** The filter that gives way: a query parameter's name, or `all` */
	filter: z.enum(WIDENED_FILTERS),
	/** One or two more that give way with it, where no single filter helps */
	also: z.array(z.enum(WIDENED_FILTERS)).optional(),
	/** `removed` altogether, or made less strict: one room or one of several features fewer, a wider price or area, a larger part of the map */
	how: z.enum(['removed', 'relaxed']),
	/** Properties that the wider search finds; above 0 */
	total: z.int(),
	/** The wider search as `writeSearch` writes it, without a question mark */
	query: z.string(),
});

/** A place of a query. */
export const chosenPlaceSchema = z.object({
	/** As the query has it: `name|postcode` */
	asked: z.string(),
	/** In the language of the answer; written lower-case it is the parameter's name in that language */
	Name: z.string(),
	/** The main one of the place; '' for an area larger than a municipality */
	Zip: z.string(),
	/** Of its own page in the language of the answer, where the choice is what that page shows */
	slug: z.string().optional(),
	/** In the gazetteer; neither for a city that only the feed knows */
	id: z.string().optional(),
	kind: z.enum(['region', 'province', 'arrondissement', 'municipality', 'submunicipality']).optional(),
	/** What its postcode means of it, where that is some parts alone: Gentbrugge and Ledeberg of `gent|9050` */
	Parts: z.array(z.string()).optional(),
});

export const propertyPageSchema = z.object({
	items: z.array(propertySummarySchema),
	/** Properties, and units where the query asks for them, each counted; `pageCount` counts a group of units as one */
	total: z.int(),
	page: z.int(),
	pageCount: z.int(),
	facets: facetsSchema,
	/** Cities of the query that the agency does not know: ignored, with a message (decisions 15) */
	unknownCities: z.array(z.string()),
	/** What the places of the query are called in the language of the answer; of an older api: not given */
	places: z.array(chosenPlaceSchema).optional(),
	/** The same of the places that it leaves out */
	notPlaces: z.array(chosenPlaceSchema).optional(),
	/** Values of the query that make no sense: ignored, with a message */
	dropped: z.array(z.object({ name: z.string(), value: z.string() })),
	/** Words of a sentence that are left out (`dropped`) though some of what was found has them in its texts; of an older api: not given */
	mentions: z.array(z.object({ words: z.string(), total: z.int() })).optional(),
	/** The text as it was understood, where a word that no property has was taken for a typing error; the properties are those of it */
	didYouMean: z.string().optional(),
	/** What a sentence in the text was understood as: the search of another address, whose properties these are */
	understood: z
		.object({
			goal: z.union([z.literal(0), z.literal(1)]),
			/** As `writeSearch` writes it */
			query: z.string(),
		})
		.optional(),
	/** Projects that the text names */
	projects: z
		.array(
			projectSummarySchema
				.pick({ ID: true, Name: true, City: true })
				// Of an older api: not given
				.extend({ State: projectSummarySchema.shape.State.optional() }),
		)
		.optional(),
	/** Only when nothing was found: properties that the same search finds for the other goal */
	otherGoal: z.int().optional(),
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
	/**
	 * Place of the property within that search, from 1, and the page of its list that it stands on; absent when the search does
	 * not find it. With `units=grouped` as that list counts: each unit, of which neighbours are none, and pages with a project once.
	 */
	position: z.object({ index: z.int(), total: z.int(), page: z.int().optional() }).optional(),
	/** The neighbourhood that the property lies in, where the agency describes it */
	neighbourhood: neighbourhoodSchema.optional(),
	/** Where it lies, by name and by the slug of the place's own page */
	place: z.object({ Name: z.string(), slug: z.string() }).optional(),
});

export type PropertyFacets = z.infer<typeof facetsSchema>;
export type MoreFacets = z.infer<typeof moreFacetsSchema>;
export type PropertyPage = z.infer<typeof propertyPageSchema>;
export type PropertyMap = z.infer<typeof propertyMapSchema>;
export type PropertyAnswer = z.infer<typeof propertyAnswerSchema>;
export type WidenStep = z.infer<typeof widenStepSchema>;
