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
	ownerPropertySchema,
	ownerSchema,
	visitSchema,
} from '../entities/owner.schema.ts';
import { cityEntrySchema, neighbourhoodSchema, propertyTypeSchema } from '../entities/place.schema.ts';
import { projectDetailSchema, projectSummarySchema, unitDetailSchema } from '../entities/project.schema.ts';
import { propertyDetailSchema, propertySummarySchema } from '../entities/property.schema.ts';
import { requestReceiptSchema, siteContactSchema } from '../entities/request.schema.ts';
import { siteSchema } from '../entities/site.schema.ts';
import type { EndpointName } from './endpoints.ts';

const inLanguage = z.object({ language: languageSchema });
const byId = z.object({ id: z.coerce.number().int().positive() });

/**
 * Query of the property search: `goal` and `language`, and the parameters of website.md §7 exactly as in the address
 * of a result page (`search`, `city`, `type`, rooms, `price`, `area`, `epc`, `hide`, `sort`, `page`), read by `parseSearch`.
 */
export const propertySearchQuerySchema = z.looseObject({
	language: languageSchema,
	goal: z.enum(['0', '1']),
	pageSize: z.coerce.number().int().min(1).max(48).optional(),
	/** Only these homes, comma-separated ids */
	ids: z
		.string()
		.regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
		.optional(),
});

export const facetsSchema = z.object({
	types: z.array(z.object({ WebID: z.int(), count: z.int() })),
	cities: z.array(z.object({ Name: z.string(), Zip: z.string(), count: z.int() })),
});

export const propertyPageSchema = z.object({
	items: z.array(propertySummarySchema),
	total: z.int(),
	page: z.int(),
	pageCount: z.int(),
	facets: facetsSchema,
	/** Cities of the query that the agency does not know: ignored, with a notice (decisions 15) */
	unknownCities: z.array(z.string()),
});

export const propertyAnswerSchema = z.object({
	property: propertyDetailSchema,
	similar: z.array(propertySummarySchema),
	/** Neighbours within the search that the query carries */
	previous: propertySummarySchema.optional(),
	next: propertySummarySchema.optional(),
});

export const credentialsSchema = z.object({
	email: z.string().trim().min(1, { error: 'required' }).max(254, { error: 'too-long' }),
	password: z.string().min(1, { error: 'required' }).max(1024, { error: 'too-long' }),
});

/** Shapes per endpoint: path parameters, query, body, answer. The api validates with them; the client is typed by them. */
export const ENDPOINT_SCHEMAS = {
	revision: { response: z.object({ revision: z.string() }) },
	site: { response: siteSchema },
	properties: { query: propertySearchQuerySchema, response: propertyPageSchema },
	propertyCount: { query: propertySearchQuerySchema, response: z.object({ total: z.int() }) },
	property: {
		params: byId,
		query: z.looseObject({ language: languageSchema }),
		response: propertyAnswerSchema,
	},
	projects: { query: inLanguage, response: z.object({ items: z.array(projectSummarySchema) }) },
	project: { params: byId, query: inLanguage, response: projectDetailSchema },
	unit: { params: byId, query: inLanguage, response: unitDetailSchema },
	page: { params: byId, query: inLanguage, response: pageSchema },
	articles: {
		query: inLanguage.extend({
			category: z.coerce.number().int().optional(),
			kind: z.enum(['page', 'news', 'blog']).optional(),
			limit: z.coerce.number().int().min(1).max(100).optional(),
		}),
		response: z.object({ items: z.array(articleSchema) }),
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
	neighbourhoods: { query: inLanguage, response: z.object({ items: z.array(neighbourhoodSchema) }) },
	sendSiteContact: { body: siteContactSchema, response: requestReceiptSchema },
	ownerLogIn: { body: credentialsSchema, response: z.object({ owner: ownerSchema }) },
	ownerLogOut: { response: z.object({ ok: z.literal(true) }) },
	ownerSession: { response: z.object({ owner: ownerSchema }) },
	ownerProperties: { query: inLanguage, response: z.object({ items: z.array(ownerPropertySchema) }) },
	ownerProperty: {
		params: byId,
		query: inLanguage,
		response: z.object({
			property: ownerPropertySchema,
			visits: z.array(visitSchema),
			communications: z.array(communicationSchema),
		}),
	},
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

export type PropertyPage = z.infer<typeof propertyPageSchema>;
export type PropertyAnswer = z.infer<typeof propertyAnswerSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;
