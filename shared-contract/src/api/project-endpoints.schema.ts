import { z } from 'zod';
import { PROJECT_SORTS } from '../domain/project-sorts.ts';
import { languageSchema } from '../entities/common.schema.ts';
import { projectSummarySchema } from '../entities/project.schema.ts';
import { mapPointSchema } from '../map/map-point.schema.ts';
import { searchParametersSchema } from './search-parameters.schema.ts';

/**
 * Query of the list of projects: filters as the search of properties has them, of which type, price and bedrooms must hold
 * for one unit that is not sold. Without `page` the answer has every project that fits.
 */
export const projectListQuerySchema = z.object({
	language: languageSchema,
	...searchParametersSchema.pick({
		city: true,
		type: true,
		price: true,
		'price-min': true,
		'price-max': true,
		bedrooms: true,
		hide: true,
		bounds: true,
	}).shape,
	sort: z
		.string()
		.optional()
		.meta({ description: `Order: ${PROJECT_SORTS.join(', ')}; the agency's own by default` }),
	/** From 1 */
	page: z.coerce.number().int().min(1).max(10_000).optional(),
});

export const projectListSchema = z.object({
	items: z.array(projectSummarySchema),
	/** Projects on all pages together */
	total: z.int().optional(),
	pageCount: z.int().optional(),
	/** What filters offer: places and types with how many projects they would find */
	choices: z
		.object({
			cities: z.array(z.object({ Name: z.string(), Zip: z.string(), count: z.int() })),
			types: z.array(z.object({ WebID: z.int(), Name: z.string(), count: z.int() })),
		})
		.optional(),
	/** Places of the query that nobody knows: ignored, with a message (decisions 15) */
	unknownCities: z.array(z.string()).optional(),
	/** Every project that fits, where the map shows it; with a page alone */
	points: z.array(mapPointSchema).optional(),
	/** Metres: of the circles that stand for hidden addresses */
	circleRadius: z.number().optional(),
});

export type ProjectList = z.infer<typeof projectListSchema>;
