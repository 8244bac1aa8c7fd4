import { z } from 'zod';
import { LANGUAGES } from '../domain/languages.ts';
import { EPC_LETTERS } from '../domain/search-facets.ts';
import { languageSchema } from '../entities/common.schema.ts';
import { projectSummarySchema } from '../entities/project.schema.ts';
import { contactPersonSchema, propertySummarySchema } from '../entities/property.schema.ts';

const MOST_SLUG = 120;
const slugSchema = z.string().min(1).max(MOST_SLUG);

export const placePageParamsSchema = z.object({ place: slugSchema });
export const placePageQuerySchema = z.object({
	language: languageSchema,
	goal: z.enum(['0', '1']),
	/** Slug of a property type's name in any language */
	type: slugSchema.optional(),
});

/** A place that a page links to. */
const linkedPlaceSchema = z.object({ Name: z.string(), slug: z.string(), count: z.int() });

/** A place of the gazetteer with the agency's available properties there, for one goal and all types or one. */
export const placePageSchema = z.object({
	/** `Zip` is its main one, '' for an area larger than a municipality */
	place: z.object({ id: z.string(), Name: z.string(), Zip: z.string() }),
	type: z.object({ WebID: z.int(), Name: z.string() }).optional(),
	/** Of its address, in each language */
	slugs: z.object(
		Object.fromEntries(
			LANGUAGES.map((language) => [language, z.object({ place: z.string(), type: z.string().optional() })]),
		) as Record<
			(typeof LANGUAGES)[number],
			z.ZodObject<{ place: z.ZodString; type: z.ZodOptional<z.ZodString> }>
		>,
	),
	/** Available ones */
	total: z.int(),
	/** Published prices in EUR, a month for rent; absent where none is published */
	price: z.object({ min: z.number(), max: z.number() }).optional(),
	/** Prices and medians are those of residences alone: garages, land and shops among them would say nothing of either */
	pricesOf: z.literal('residences').optional(),
	/** In EUR, where at least five properties publish a price, and a living area for the second */
	median: z.object({ price: z.number(), perM2: z.number().optional() }).optional(),
	epc: z.array(z.object({ letter: z.enum(EPC_LETTERS), count: z.int() })),
	/** Types that there are, the most first */
	types: z.array(z.object({ Name: z.string(), slug: z.string(), count: z.int() })),
	/** The newest */
	items: z.array(propertySummarySchema),
	/** Only where there are none: the nearest */
	nearest: z.array(propertySummarySchema),
	/** The place that it lies in, where that has a page */
	whole: linkedPlaceSchema.optional(),
	/** Parts with properties */
	parts: z.array(linkedPlaceSchema),
	/** Other places with properties, the nearest first */
	neighbours: z.array(linkedPlaceSchema),
	projects: z.array(projectSummarySchema),
	/** Who answers for most of the properties */
	contact: contactPersonSchema.optional(),
});

export type PlacePage = z.infer<typeof placePageSchema>;
