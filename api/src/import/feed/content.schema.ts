import { documentSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { feedIdSchema, feedPictureSchema } from './picture.schema.ts';
import { feedNameSchema, feedNamesSchema, feedTextsSchema } from './text-bounds.ts';

export const feedCategorySchema = z.object({
	kind: z.literal('category'),
	id: feedIdSchema,
	name: feedNamesSchema,
	categoryKind: z.enum(['page', 'news', 'blog', 'testimonials', 'team']),
	parentId: feedIdSchema.nullable(),
});

export const feedArticleSchema = z.object({
	kind: z.literal('article'),
	id: feedIdSchema,
	categoryId: feedIdSchema,
	title: feedNamesSchema,
	intro: feedTextsSchema,
	/** HTML per language; sanitised by the import */
	body: feedTextsSchema,
	picture: feedPictureSchema.optional(),
	author: feedNameSchema.optional(),
	/** A text in several languages, or a word that is the same in all */
	tags: z.array(z.union([feedTextsSchema, z.string()])),
	publishedAt: z.iso.datetime({ offset: true }),
	link: z.object({ label: feedNamesSchema, path: z.string() }).optional(),
	/** For anyone to download; files beside the feed */
	documents: z
		.array(documentSchema.extend({ Name: feedNamesSchema, file: z.string() }))
		.max(40)
		.optional(),
});

export const feedTestimonialSchema = z.object({
	kind: z.literal('testimonial'),
	id: feedIdSchema,
	name: feedNameSchema,
	aboutYou: feedTextsSchema,
	website: z.string().optional(),
	picture: feedPictureSchema.optional(),
	comment: feedTextsSchema,
	rating: z.int().min(1).max(5).optional(),
	publishedAt: z.iso.datetime({ offset: true }),
});

export const feedTeamMemberSchema = z.object({
	kind: z.literal('team-member'),
	id: feedIdSchema,
	name: feedNameSchema,
	function: feedNamesSchema,
	biography: feedTextsSchema,
	phone: z.string(),
	email: z.email(),
	/** Alike in all languages, or in each */
	registration: z.union([z.string(), feedNamesSchema]).optional(),
	/** Office (by its `id` in the site's configuration) whose opening hours hold for visits with this colleague; the agency's by default */
	officeId: feedIdSchema.optional(),
	picture: feedPictureSchema.optional(),
});
