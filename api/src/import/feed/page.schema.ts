import {
	columnsSchema,
	conditionSchema,
	footerBlockSchema,
	mediaTypeSchema,
	PAGE_TYPES,
	publicTextSchema,
	seoSchema,
} from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { feedIdSchema, feedPictureSchema } from './picture.schema.ts';
import { feedNameSchema, feedNamesSchema, feedTextsSchema } from './text-bounds.ts';

const feedModuleSchema = z.object({
	id: feedIdSchema,
	title: publicTextSchema,
	titleSize: z.int().min(1).max(6),
	description: publicTextSchema,
	description2: publicTextSchema,
	position: z.object({ contentRow: z.int() }),
	/** Columns of 12 that it takes where `columns` says nothing; on phones it takes them all */
	span: z.int().min(1).max(12),
	columns: columnsSchema.partial(),
	sort: z.int(),
	/** One of MODULE_VIEWS; another is stored as it is and shown as an invalid view */
	view: z.string(),
	class: z.string(),
	backgroundType: mediaTypeSchema,
	pictures: z.array(feedPictureSchema),
	colorBackground: z.string(),
	/** `type` is one of RELATION_TYPES; another is stored as it is and shown as an invalid view */
	relations: z.array(z.object({ type: z.string(), id: z.int() })),
	status: z.string(),
	numberItemOfRow: z.int().min(1).max(12),
	maxItems: z.int().min(0),
	isHasSubcategories: z.boolean(),
	/** For a property-list: query in the format of website.md §7 with `goal`, such as `goal=0&sort=newest` */
	query: z.string().optional(),
	condition: conditionSchema.optional(),
});

export const feedPageSchema = z.object({
	kind: z.literal('page'),
	id: feedIdSchema,
	parentId: feedIdSchema.nullable(),
	name: feedNameSchema,
	path: feedNameSchema,
	paths: feedNamesSchema,
	status: z.string(),
	pageType: z.enum(PAGE_TYPES),
	title: feedNamesSchema,
	description: feedTextsSchema,
	sort: z.int(),
	createDate: z.string(),
	modifyDate: z.string(),
	seo: z.record(z.string(), seoSchema),
	picture: feedPictureSchema.optional(),
	/** Mark of what the page is about, such as a partner's */
	logo: feedPictureSchema.optional(),
	modules: z.array(feedModuleSchema),
	isHaveSubMenu: z.boolean(),
	showFixedMenu: z.boolean(),
	noReferrerNoFollow: z.boolean(),
	subMenu: z.array(z.object({ label: feedNamesSchema, anchor: z.string() })),
	content: feedTextsSchema,
	css: z.string(),
	redirect: z.boolean(),
	redirectUrl: z.string().optional(),
	showBreadCrumb: z.boolean(),
	showPageBanner: z.boolean(),
	bannerTitle: feedNamesSchema,
	bannerDescription: feedTextsSchema,
	bannerVideo: z.string(),
	bannerType: mediaTypeSchema,
	bannerColor: z.string(),
	bannerTransparent: z.boolean(),
});

export type FeedPage = z.infer<typeof feedPageSchema>;

export const feedFooterBlockSchema = z.object({
	kind: z.literal('footer-block'),
	id: feedIdSchema,
	title: publicTextSchema,
	introText: publicTextSchema,
	fullText: publicTextSchema,
	pictures: z.array(feedPictureSchema),
	columns: columnsSchema,
	links: footerBlockSchema.shape.links,
	sort: z.int(),
});
