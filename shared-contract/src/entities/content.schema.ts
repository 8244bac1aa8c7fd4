import { z } from 'zod';
import {
	columnsSchema,
	imageSchema,
	localizedTextSchema,
	mediaTypeSchema,
	pictureSchema,
	publicTextSchema,
} from './common.schema.ts';

export * from '../domain/module-views.ts';

/** An article, already in the reader's language, HTML sanitised. */
export const articleSchema = z.object({
	id: z.int(),
	categoryId: z.int(),
	slug: z.string(),
	slugs: z.record(z.string(), z.string()),
	title: z.string(),
	intro: z.string(),
	/** Sanitised HTML */
	body: z.string(),
	picture: pictureSchema.optional(),
	pictureAlt: z.string().optional(),
	author: z.string().optional(),
	/** `slug` is the same in every language: the tag's address */
	tags: z.array(z.object({ slug: z.string(), name: z.string() })),
	/** ISO 8601 */
	publishedAt: z.string(),
	link: z.object({ label: z.string(), path: z.string() }).optional(),
	/** Files to download: address at the api, and what they are, such as `pdf` */
	documents: z.array(z.object({ name: z.string(), href: z.string(), format: z.string() })).optional(),
});

export const categorySchema = z.object({
	id: z.int(),
	name: z.string(),
	kind: z.enum(['page', 'news', 'blog', 'testimonials', 'team']),
	parentId: z.int().nullable(),
});

export const testimonialSchema = z.object({
	id: z.int(),
	slug: z.string(),
	name: z.string(),
	aboutYou: z.string(),
	website: z.string().optional(),
	image: pictureSchema.optional(),
	comment: z.string(),
	rating: z.int().min(1).max(5).optional(),
	publishedAt: z.string(),
});

export const teamMemberSchema = z.object({
	id: z.int(),
	name: z.string(),
	function: z.string(),
	biography: z.string(),
	phone: z.string(),
	email: z.string(),
	/** Registration with the institute, as readers of the language know it: BIV, IPI */
	registration: z.string().optional(),
	picture: pictureSchema.optional(),
});

/** A rule that must hold for a menu item, a module or a field to show; one that fails to evaluate counts as not met (decisions 39). */
export const conditionSchema = z.object({
	fact: z.string(),
	operator: z.enum(['equals', 'not-equals', 'in', 'not-in', 'greater', 'less', 'exists']),
	value: z.unknown().optional(),
});

/** A module on a page (website.md §3 "Module on a page"). `view` stays open: an unknown one shows "API ERROR; invalid view". */
export const moduleSchema = z.object({
	id: z.int(),
	title: publicTextSchema,
	titleSize: z.int().min(1).max(6),
	description: publicTextSchema,
	description2: publicTextSchema,
	/** Row of the content that it stands in */
	position: z.object({ contentRow: z.int() }),
	span: z.int().min(1).max(12),
	columns: columnsSchema,
	sort: z.int(),
	view: z.string(),
	class: z.string(),
	backgroundType: mediaTypeSchema,
	image: imageSchema.optional(),
	images: z.array(imageSchema),
	colorBackground: z.string(),
	relations: z.array(z.object({ type: z.string(), id: z.int() })),
	status: z.string(),
	numberItemOfRow: z.int().min(1).max(12),
	maxItems: z.int().min(0),
	isHasSubcategories: z.boolean(),
	condition: conditionSchema.optional(),
});

/** A module with what its relations name, resolved by the api: this is the `input` that a page hands to a slot. */
export const resolvedModuleSchema = z.object({
	module: moduleSchema,
	articles: z.array(articleSchema),
	categories: z.array(categorySchema),
	testimonials: z.array(testimonialSchema),
	team: z.array(teamMemberSchema),
	/** Query in the format of website.md §7 for a property-list, such as `goal=0` */
	query: z.string().optional(),
	/** Links to other sites pass no rank and no referrer: the page asks for it (website.md §3 Page) */
	noReferrerNoFollow: z.boolean().optional(),
});

/** Search-engine data per language (website.md §3 Page). */
export const seoSchema = z.object({
	isActiveSEO: z.boolean(),
	pageTitle: z.string().optional(),
	metadataTitle: z.string().optional(),
	metadataDescription: z.string().optional(),
	ogTitle: z.string().optional(),
	ogType: z.string().optional(),
	ogUrl: z.string().optional(),
	ogImage: z.string().optional(),
	ogDescription: z.string().optional(),
	twitterTitle: z.string().optional(),
	twitterDescription: z.string().optional(),
	twitterImage: z.string().optional(),
	twitterCard: z.string().optional(),
});

export const PAGE_TYPES = ['feedback', 'article', 'page', 'login'] as const;

/** A CMS page as the route table of the site lists it. */
export const pageEntrySchema = z.object({
	id: z.int(),
	parentId: z.int().nullable(),
	name: z.string(),
	/** Original path without a language, such as `/over-ons/` */
	path: z.string(),
	/** Path per language where it differs, without the language prefix */
	paths: localizedTextSchema,
	/** Only `Published` pages exist for visitors */
	status: z.string(),
	pageType: z.enum(PAGE_TYPES),
	title: localizedTextSchema,
	sort: z.int(),
	redirectUrl: z.string().optional(),
});

export const pageSchema = pageEntrySchema.extend({
	createDate: z.string(),
	modifyDate: z.string(),
	description: localizedTextSchema,
	seo: z.record(z.string(), seoSchema),
	image: imageSchema.optional(),
	logo: imageSchema.optional(),
	modules: z.array(resolvedModuleSchema),
	childMenus: z.array(z.int()),
	isHaveSubMenu: z.boolean(),
	showFixedMenu: z.boolean(),
	noReferrerNoFollow: z.boolean(),
	subMenu: z.array(z.object({ label: localizedTextSchema, anchor: z.string() })),
	content: localizedTextSchema,
	/** Style sheet whose rules hold below `[data-page="<id>"]` alone; cleaned at import */
	css: z.string(),
	type: z.literal('module'),
	redirect: z.boolean(),
	showBreadCrumb: z.boolean(),
	showPageBanner: z.boolean(),
	bannerTitle: localizedTextSchema,
	bannerDescription: localizedTextSchema,
	bannerVideo: z.string(),
	bannerType: mediaTypeSchema,
	bannerColor: z.string(),
	bannerTransparent: z.boolean(),
});

export type ArticleTag = Article['tags'][number];
export type Article = z.infer<typeof articleSchema>;
export type Category = z.infer<typeof categorySchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type TeamMember = z.infer<typeof teamMemberSchema>;
export type Condition = z.infer<typeof conditionSchema>;
export type PageModule = z.infer<typeof moduleSchema>;
export type ResolvedModule = z.infer<typeof resolvedModuleSchema>;
export type PageEntry = z.infer<typeof pageEntrySchema>;
export type Page = z.infer<typeof pageSchema>;
export type PageType = (typeof PAGE_TYPES)[number];
