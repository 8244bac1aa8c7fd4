import { z } from 'zod';
import { languageSchema } from '../entities/common.schema.ts';
import { propertyAddressSchema } from '../entities/property.schema.ts';

/** Letters of a text that suggestions are made of; a search's text is no longer. */
const LONGEST_TYPED = 200;

export const suggestionQuerySchema = z.object({
	language: languageSchema,
	goal: z.enum(['0', '1']),
	/** What somebody typed so far */
	text: z.string().max(LONGEST_TYPED),
});

/** Something that a visitor who types may mean: a search of a list, or a thing with a page of its own. */
export const suggestionSchema = z.object({
	/** `filter`: a search of several filters, such as counts of rooms and a price, in words */
	kind: z.enum(['place', 'type', 'street', 'filter', 'project', 'property']),
	/** In the reader's language */
	label: z.string(),
	/** What tells it from others of its name: a postcode, a reference, the city of a street or project */
	detail: z.string().optional(),
	/** Properties that its search finds; of a search alone */
	count: z.int().optional(),
	goal: z.union([z.literal(0), z.literal(1)]),
	/** A search as `writeSearch` writes it */
	query: z.string().optional(),
	/** A project of which nothing is left */
	isSoldOut: z.literal(true).optional(),
	/** Of a project or property: what its address is made of */
	page: z.object({ ID: z.int(), Slugs: z.record(z.string(), propertyAddressSchema) }).optional(),
});

export const suggestionsSchema = z.object({ items: z.array(suggestionSchema) });
export type Suggestion = z.infer<typeof suggestionSchema>;
