import { documentSchema, localizedTextSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { feedIdSchema, feedPictureSchema } from './picture.schema.ts';

export const feedCategorySchema = z.object({
	kind: z.literal('category'),
	id: feedIdSchema,
	name: localizedTextSchema,
	categoryKind: z.enum(['page', 'news', 'blog', 'testimonials', 'team']),
	parentId: feedIdSchema.nullable(),
});

export const feedArticleSchema = z.object({
	kind: z.literal('article'),
	id: feedIdSchema,
	categoryId: feedIdSchema,
	title: localizedTextSchema,
	intro: localizedTextSchema,
	/** HTML per language; sanitised by the import */
	body: localizedTextSchema,
	picture: feedPictureSchema.optional(),
	author: z.string().optional(),
	/** A text in several languages, or a word that is the same in all */
	tags: z.array(z.union([localizedTextSchema, z.string()])),
	publishedAt: z.iso.datetime({ offset: true }),
	link: z.object({ label: localizedTextSchema, path: z.string() }).optional(),
	/** For anyone to download; files beside the feed */
	documents: z
		.array(documentSchema.extend({ Name: localizedTextSchema, file: z.string() }))
		.max(40)
		.optional(),
});

export const feedTestimonialSchema = z.object({
	kind: z.literal('testimonial'),
	id: feedIdSchema,
	name: z.string(),
	aboutYou: localizedTextSchema,
	website: z.string().optional(),
	picture: feedPictureSchema.optional(),
	comment: localizedTextSchema,
	rating: z.int().min(1).max(5).optional(),
	publishedAt: z.iso.datetime({ offset: true }),
});

export const feedTeamMemberSchema = z.object({
	kind: z.literal('team-member'),
	id: feedIdSchema,
	name: z.string(),
	function: localizedTextSchema,
	biography: localizedTextSchema,
	phone: z.string(),
	email: z.email(),
	/** Alike in all languages, or in each */
	registration: z.union([z.string(), localizedTextSchema]).optional(),
	/** Office (by its `id` in the site's configuration) whose opening hours hold for visits with this colleague; the agency's by default */
	officeId: feedIdSchema.optional(),
	picture: feedPictureSchema.optional(),
});
