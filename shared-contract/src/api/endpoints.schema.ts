import { z } from 'zod';
import { languageSchema } from '../entities/common.schema.ts';
import {
	articleSchema,
	categorySchema,
	pageSchema,
	teamMemberSchema,
	testimonialSchema,
} from '../entities/content.schema.ts';
import {
	communicationSchema,
	onlineMediaSchema,
	ownerPropertySchema,
	ownerReportSchema,
	ownerStatisticsSchema,
	visitSchema,
} from '../entities/owner.schema.ts';
import { cityEntrySchema, neighbourhoodSchema, propertyTypeSchema } from '../entities/place.schema.ts';
import { projectDetailSchema, unitDetailSchema } from '../entities/project.schema.ts';
import { contactPersonSchema, documentSchema } from '../entities/property.schema.ts';
import { siteSchema } from '../entities/site.schema.ts';
import { ACCOUNT_ENDPOINT_SCHEMAS } from './account-endpoints.schema.ts';
import { ACTION_ENDPOINT_SCHEMAS } from './action-endpoints.schema.ts';
import type { EndpointName } from './endpoints.ts';
import { indexableAnswerSchema, indexableQuerySchema } from './indexable.schema.ts';
import { NOTIFICATION_ENDPOINT_SCHEMAS } from './notification-endpoints.schema.ts';
import { OWNER_ENDPOINT_SCHEMAS } from './owner-endpoints.schema.ts';
import { placePageParamsSchema, placePageQuerySchema, placePageSchema } from './place-page.schema.ts';
import { projectListQuerySchema, projectListSchema } from './project-endpoints.schema.ts';
import {
	propertyAnswerSchema,
	propertyMapSchema,
	propertyPageSchema,
	propertySearchQuerySchema,
} from './property-endpoints.schema.ts';
import { REQUEST_ENDPOINT_SCHEMAS } from './request-endpoints.schema.ts';
import { SAVED_SEARCH_ENDPOINT_SCHEMAS } from './saved-search-endpoints.schema.ts';
import { searchParametersSchema } from './search-parameters.schema.ts';
import { suggestionQuerySchema, suggestionsSchema } from './suggestion.schema.ts';

const inLanguage = z.object({ language: languageSchema });
const byId = z.object({ id: z.coerce.number().int().positive() });
/** Of a property, or below 0 of a unit of a project, as lists give them. */
const byListedId = z.object({
	id: z.coerce
		.number()
		.int()
		.refine((id) => id !== 0),
});

/** Shapes per endpoint: path parameters, query, body, answer. The api validates with them; the client is typed by them. */
export const ENDPOINT_SCHEMAS = {
	revision: { response: z.object({ revision: z.string() }) },
	site: { response: siteSchema },
	properties: { query: propertySearchQuerySchema, response: propertyPageSchema },
	propertyCount: { query: propertySearchQuerySchema, response: z.object({ total: z.int() }) },
	propertyMap: { query: propertySearchQuerySchema, response: propertyMapSchema },
	suggestions: { query: suggestionQuerySchema, response: suggestionsSchema },
	property: {
		params: byListedId,
		/** With the search of the list that it was opened from: its neighbours there */
		query: z.looseObject({
			language: languageSchema,
			units: z.string().optional(),
			...searchParametersSchema.shape,
		}),
		response: propertyAnswerSchema,
	},
	countPropertyView: { params: byId, response: z.object({ ok: z.literal(true) }) },
	projects: { query: projectListQuerySchema, response: projectListSchema },
	project: { params: byId, query: inLanguage, response: projectDetailSchema },
	unit: { params: byId, query: inLanguage, response: unitDetailSchema },
	page: { params: byId, query: inLanguage, response: pageSchema },
	articles: {
		query: inLanguage.extend({
			/** Ids of categories, joined by commas */
			category: z
				.string()
				.regex(/^\d{1,9}(,\d{1,9})*$/)
				.optional(),
			kind: z.enum(['page', 'news', 'blog']).optional(),
			/** Slug of a tag that they have */
			tag: z.string().max(100).optional(),
			/** Id of an article: those with most of its tags come first, itself left out */
			relatedTo: z.coerce.number().int().optional(),
			limit: z.coerce.number().int().min(1).max(100).optional(),
			/** From 1, with `limit` articles a page */
			page: z.coerce.number().int().min(1).max(10_000).optional(),
		}),
		response: z.object({
			items: z.array(articleSchema),
			/** On all pages together */
			total: z.int(),
			/** Tags of the articles of these categories and kinds, the most used first */
			tags: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
		}),
	},
	article: { params: z.object({ slug: z.string().max(200) }), query: inLanguage, response: articleSchema },
	categories: { query: inLanguage, response: z.object({ items: z.array(categorySchema) }) },
	testimonials: { query: inLanguage, response: z.object({ items: z.array(testimonialSchema) }) },
	team: { query: inLanguage, response: z.object({ items: z.array(teamMemberSchema) }) },
	types: { query: inLanguage, response: z.object({ items: z.array(propertyTypeSchema) }) },
	cities: {
		query: inLanguage.extend({ goal: z.enum(['0', '1']).optional() }),
		response: z.object({ items: z.array(cityEntrySchema) }),
	},
	placePage: {
		params: placePageParamsSchema,
		query: placePageQuerySchema,
		response: placePageSchema,
	},
	neighbourhoods: { query: inLanguage, response: z.object({ items: z.array(neighbourhoodSchema) }) },
	indexable: { query: indexableQuerySchema, response: indexableAnswerSchema },
	...ACTION_ENDPOINT_SCHEMAS,
	...REQUEST_ENDPOINT_SCHEMAS,
	...SAVED_SEARCH_ENDPOINT_SCHEMAS,
	...ACCOUNT_ENDPOINT_SCHEMAS,
	...NOTIFICATION_ENDPOINT_SCHEMAS,
	ownerProperties: { query: inLanguage, response: z.object({ items: z.array(ownerPropertySchema) }) },
	ownerProperty: {
		params: byId,
		query: inLanguage,
		response: z.object({
			property: ownerPropertySchema,
			visits: z.array(visitSchema),
			communications: z.array(communicationSchema),
			media: z.array(onlineMediaSchema),
			documents: z.array(documentSchema),
			/** Who of the agency answers for the property */
			contact: contactPersonSchema.optional(),
		}),
	},
	ownerReport: {
		params: byId,
		query: inLanguage.extend({
			/** First and last day, YYYY-MM-DD; the last 30 days by default */
			from: z.string().max(10).optional(),
			to: z.string().max(10).optional(),
		}),
		response: ownerReportSchema,
	},
	...OWNER_ENDPOINT_SCHEMAS,
	ownerStatistics: { params: byId, response: ownerStatisticsSchema },
} as const satisfies Record<
	EndpointName,
	{ params?: z.ZodType; query?: z.ZodType; body?: z.ZodType; response: z.ZodType }
>;

/** Body of every answer that is an error. `code` is what the dictionaries translate. */
export const errorBodySchema = z.object({
	error: z.object({
		code: z.string(),
		message: z.string(),
		fields: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
	}),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
