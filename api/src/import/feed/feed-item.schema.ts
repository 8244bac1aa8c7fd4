import { z } from 'zod';
import {
	feedArticleSchema,
	feedCategorySchema,
	feedTeamMemberSchema,
	feedTestimonialSchema,
} from './content.schema.ts';
import { feedOwnerSchema } from './owner.schema.ts';
import { feedFooterBlockSchema, feedPageSchema } from './page.schema.ts';
import { feedCitySchema, feedNeighbourhoodSchema, feedPropertyTypeSchema } from './place.schema.ts';
import { feedProjectSchema } from './project.schema.ts';
import { feedPropertySchema } from './property.schema.ts';
import { feedSiteSchema } from './site.schema.ts';

/**
 * The agency's feed: newline-delimited JSON, one item a line, so that it can be streamed. Each item is `{ kind, ...data }`.
 * Texts are objects keyed by language. Pictures are named by file path (relative to the feed) or URL.
 */
export const feedItemSchema = z.discriminatedUnion('kind', [
	feedSiteSchema,
	feedPropertyTypeSchema,
	feedCitySchema,
	feedNeighbourhoodSchema,
	feedTeamMemberSchema,
	feedPropertySchema,
	feedProjectSchema,
	feedCategorySchema,
	feedArticleSchema,
	feedTestimonialSchema,
	feedPageSchema,
	feedFooterBlockSchema,
	feedOwnerSchema,
]);

export type FeedItem = z.infer<typeof feedItemSchema>;
export type { FeedOwner } from './owner.schema.ts';
export type { FeedPage } from './page.schema.ts';
export type { FeedPicture } from './picture.schema.ts';
export type { FeedProject } from './project.schema.ts';
export type { FeedProperty } from './property.schema.ts';
