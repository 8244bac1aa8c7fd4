import { z } from 'zod';
import {
	columnsSchema,
	imageSchema,
	languageSchema,
	localizedTextSchema,
	publicTextSchema,
} from './common.schema.ts';
import { conditionSchema, pageEntrySchema } from './content.schema.ts';
import { visitCalendarSchema } from './visit-calendar.schema.ts';

export interface MenuItem {
	id: number;
	/** Original path such as `/for-sale/`, localized by the route table; or what a remote brings: `remote:price-guide.guide` */
	path: string;
	status: string;
	title: Record<string, string>;
	childMenus: MenuItem[];
	condition?: z.infer<typeof conditionSchema> | undefined;
}

export const menuItemSchema: z.ZodType<MenuItem> = z.object({
	id: z.int(),
	path: z.string(),
	status: z.string(),
	title: localizedTextSchema,
	get childMenus() {
		return z.array(menuItemSchema);
	},
	condition: conditionSchema.optional(),
});

/** The menu entry that is rendered as a button (website.md §2). */
export const BUTTON_MENU_ID = 8;

export const topLinkSchema = z.object({
	label: localizedTextSchema,
	link: z.string(),
	/** Tabler icon name, such as `phone` */
	icon: z.string(),
	color: z.string(),
	status: z.string(),
});

export const footerBlockSchema = z.object({
	id: z.int(),
	title: publicTextSchema,
	introText: publicTextSchema,
	/** Sanitised HTML per language */
	fullText: publicTextSchema,
	images: z.array(imageSchema),
	columns: columnsSchema,
	/** `status`: as of menu items; absent: published */
	links: z.array(z.object({ label: localizedTextSchema, path: z.string(), status: z.string().optional() })),
});

export const openingHoursSchema = z.object({
	days: z.array(z.string()),
	/** Times of the day, `09:30`; of rows from before feeds were asked for it, any text */
	opens: z.string(),
	closes: z.string(),
});

/** What a Belgian agent must show (decisions 43). */
export const agencySchema = z.object({
	name: z.string(),
	legalName: z.string(),
	street: z.string(),
	zip: z.string(),
	city: z.string(),
	/** What it is called in each language, where the gazetteer knows it */
	cityNames: localizedTextSchema.optional(),
	country: z.string(),
	phone: z.string(),
	email: z.string(),
	companyNumber: z.string(),
	vatNumber: z.string(),
	/** BIV/IPI */
	registrationTitle: localizedTextSchema,
	registrationNumber: z.string(),
	/** The same as readers of each language know its institute: BIV, IPI */
	registrationNumbers: localizedTextSchema.optional(),
	supervisor: localizedTextSchema,
	supervisorAddress: z.string(),
	/** The same in each language, where street and town have several names */
	supervisorAddresses: localizedTextSchema.optional(),
	insurer: z.string(),
	insurancePolicy: z.string(),
	codeOfConductUrl: z.string(),
	offices: z.array(
		z.object({
			/** What colleagues who work there name it by */
			id: z.int().positive().optional(),
			name: z.string(),
			/** Name and street in each language, where they have several */
			names: localizedTextSchema.optional(),
			street: z.string(),
			streets: localizedTextSchema.optional(),
			zip: z.string(),
			city: z.string(),
			/** As for the agency itself */
			cityNames: localizedTextSchema.optional(),
			phone: z.string(),
			/** The agency's own where it has none */
			email: z.string().optional(),
			/** Where it stands on a map */
			location: z.object({ lat: z.number(), lng: z.number() }).optional(),
			/** The agency's own where it keeps the same */
			openingHours: z.array(openingHoursSchema).optional(),
		}),
	),
	/** Its pages at social networks, in the order of the footer */
	social: z.array(z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) })).optional(),
	openingHours: z.array(openingHoursSchema),
});

/** A tile server: the map's frame is allowed its host, and no other (decisions 37). */
export const mapTilesSchema = z.object({
	/** With `{z}`, `{x}` and `{y}`; https, but for a server on the own machine */
	tileUrl: z
		.string()
		.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s;,'"]+$/),
	/** Plain text that the tiles' licence asks for; always shown */
	attribution: z.string().min(1),
});

export const siteConfigurationSchema = z.object({
	name: z.string(),
	enabledLanguages: z.array(languageSchema).min(1),
	defaultLanguage: languageSchema,
	logo: z.object({ light: z.string(), dark: z.string(), width: z.int(), height: z.int() }),
	/** CSS colours that override the theme's tokens */
	appBarColors: z.object({
		brand: z.string(),
		accent: z.string(),
		paper: z.string(),
		ink: z.string(),
	}),
	banner: z.object({
		type: z.enum(['image', 'gallery', 'video']),
		title: publicTextSchema,
		description: publicTextSchema,
		images: z.array(imageSchema),
		videoUrl: z.string().optional(),
	}),
	mobileMenu: z.object({ showTopLinks: z.boolean() }),
	topLinks: z.array(topLinkSchema),
	analytics: z.object({
		analyticsId: z.string().optional(),
		adsId: z.string().optional(),
		tagManagerId: z.string().optional(),
		pixelId: z.string().optional(),
	}),
	/** Badge colour per Marquee value 1–4 (decisions 12) */
	marqueeColors: z.record(z.string(), z.string()),
	/** Marquee values that the map hides */
	marqueeIgnoreList: z.array(z.int()),
	/** Where the map's pictures of streets come from; without it the map draws its own base */
	map: mapTilesSchema.optional(),
	/** Years to renovate by, per language: 5, and 6 in German (decisions 20) */
	renovationYears: z.record(z.string(), z.int()),
	/** Months of deposit by region (decisions 24) */
	depositMonths: z.record(z.string(), z.int()),
	/** City names that title-casing gets wrong (decisions 33) */
	citySpellings: z.record(z.string(), z.string()),
	/** When properties can be visited */
	visits: visitCalendarSchema.optional(),
	agency: agencySchema,
});

/** All that the frame of a page needs, in one answer. */
export const siteSchema = z.object({
	configuration: siteConfigurationSchema,
	menu: z.array(menuItemSchema),
	footer: z.array(footerBlockSchema),
	pages: z.array(pageEntrySchema),
	/** Changes with every write of content */
	revision: z.string(),
});

export type TopLink = z.infer<typeof topLinkSchema>;
export type FooterBlock = z.infer<typeof footerBlockSchema>;
export type Agency = z.infer<typeof agencySchema>;
export type Office = Agency['offices'][number];
export type SiteConfiguration = z.infer<typeof siteConfigurationSchema>;
export type Site = z.infer<typeof siteSchema>;
export type MapTiles = z.infer<typeof mapTilesSchema>;
