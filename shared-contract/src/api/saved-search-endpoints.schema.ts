import { z } from 'zod';
import {
	areCriteria,
	LONGEST_NOTE,
	LONGEST_SEARCH,
	LONGEST_SEARCH_NAME,
	MOST_KEPT,
} from '../domain/saved-searches.ts';
import { languageSchema } from '../entities/common.schema.ts';

const inLanguage = z.object({ language: languageSchema });
const byToken = z.object({ token: z.string().min(10).max(500) });
const searchId = z.coerce.number().int().positive().max(2_147_483_647);
/** Of a property, or below 0 of a unit of a project, as lists give them. */
const listedId = z
	.int()
	.min(-999_999_999)
	.max(999_999_999)
	.refine((id) => id !== 0);
const done = z.object({ ok: z.literal(true) });
/** Of a search, not of properties, as `searchToSave` writes it. */
const searchText = z
	.string()
	.max(LONGEST_SEARCH, { error: 'too-long' })
	.refine(areCriteria, { error: 'invalid' });

/** A search in the reader's words, and how many properties and units of projects it finds now. */
export const searchDescriptionSchema = z.object({
	/** Sale or rent first, then each filter, as chips name them */
	words: z.array(z.string()),
	total: z.int(),
	/** As `writeSearch` writes it */
	query: z.string(),
	/** Absent where it lists properties for sale and for rent */
	goal: z.enum(['0', '1']).optional(),
});

/** `wish`: a search, with mails of what is new in it; `watch`: properties, with mails when price or state changes. */
export const savedSearchSchema = searchDescriptionSchema.extend({
	id: z.int(),
	kind: z.enum(['wish', 'watch']),
	status: z.enum(['unconfirmed', 'active', 'paused', 'ended']),
	frequency: z.enum(['at-once', 'daily']),
	/** What its owner calls it */
	name: z.string().optional(),
	/** Day on which it was saved, YYYY-MM-DD */
	since: z.string(),
});

/** All saved searches of one e-mail address, the newest first. */
export const savedSearchesSchema = z.object({
	/** Whose they are: hidden but for its first letter and its domain where a link opened the page */
	email: z.string(),
	items: z.array(savedSearchSchema),
});

/** What the page of saved searches can do with one of them. */
export const savedSearchChangeSchema = z.union([
	z.object({ action: z.enum(['confirm', 'pause', 'resume', 'end', 'at-once', 'daily']) }),
	z.object({ action: z.literal('rename'), name: z.string().max(LONGEST_SEARCH_NAME, { error: 'too-long' }) }),
	/** `choose-criteria`: this browser looks for other criteria in lists now; `keep-criteria` is the end of it, and `leave-criteria` */
	z.object({ action: z.enum(['choose-criteria', 'leave-criteria']) }),
	z.object({ action: z.literal('keep-criteria'), search: searchText }),
]);

/** The saved search for which this browser looks for other criteria, and what it would be with those that were found. */
export const searchChangeSchema = z.object({
	search: savedSearchSchema,
	criteria: searchDescriptionSchema,
	/** The link by which the visitor came to it; absent where it was by the log-in */
	token: z.string().optional(),
});

const idListSchema = z.array(listedId).max(MOST_KEPT);
/** What a browser put on a list and took off it since it last asked. */
const keptChangeSchema = z.object({ add: idListSchema.default([]), remove: idListSchema.default([]) });

/** What an account keeps of properties, each list newest first. */
export const keptPropertiesSchema = z.object({
	/** Whose they are: another account on the same browser has another number */
	account: z.int(),
	favourites: z.array(z.int()),
	seen: z.array(z.int()),
	notes: z.array(z.object({ id: z.int(), text: z.string() })),
});

/** Endpoints of saved searches and of what an account keeps. */
export const SAVED_SEARCH_ENDPOINT_SCHEMAS = {
	/** The parameters of a search beside these, as `properties` reads them */
	describeSearch: {
		query: z.looseObject({
			language: languageSchema,
			goal: z.enum(['0', '1']),
			/** `hidden`: the words leave out what somebody typed */
			text: z.enum(['hidden']).optional(),
		}),
		response: searchDescriptionSchema,
	},
	askSavedSearches: {
		body: inLanguage.extend({ email: z.string().trim().min(3, { error: 'required' }).max(254) }),
		response: done,
	},
	savedSearches: { params: byToken, query: inLanguage, response: savedSearchesSchema },
	changeSavedSearch: {
		params: byToken.extend({ id: searchId }),
		body: savedSearchChangeSchema,
		response: done,
	},
	ownSavedSearches: { query: inLanguage, response: savedSearchesSchema },
	changeOwnSavedSearch: {
		params: z.object({ id: searchId }),
		body: savedSearchChangeSchema,
		response: done,
	},
	/** Of the cookie that `choose-criteria` gave */
	searchChange: { query: inLanguage.extend({ search: searchText }), response: searchChangeSchema },
	keptProperties: { response: keptPropertiesSchema },
	keepProperties: {
		body: z.object({
			favourites: keptChangeSchema.optional(),
			seen: keptChangeSchema.optional(),
			/** An empty text removes the note */
			note: z.object({ id: listedId, text: z.string().max(LONGEST_NOTE, { error: 'too-long' }) }).optional(),
		}),
		response: keptPropertiesSchema,
	},
} as const;

export type SearchDescription = z.infer<typeof searchDescriptionSchema>;
export type SavedSearch = z.infer<typeof savedSearchSchema>;
export type SavedSearches = z.infer<typeof savedSearchesSchema>;
export type SavedSearchChange = z.infer<typeof savedSearchChangeSchema>;
export type SearchChange = z.infer<typeof searchChangeSchema>;
export type KeptProperties = z.infer<typeof keptPropertiesSchema>;
