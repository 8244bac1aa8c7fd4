import {
	LONGEST_MESSAGE,
	LONGEST_OFFER_NOTE,
	MESSAGE_SIDES,
	OFFER_ANSWERS,
	OFFER_FINANCINGS,
	OFFER_STATES,
	PROPERTY_STATES,
	TAG_ID_PATTERNS,
} from '@estate/shared-contract';
import {
	columnsSchema,
	conditionSchema,
	documentSchema,
	FLOOD_ZONES,
	footerBlockSchema,
	geoPointSchema,
	localizedTextSchema,
	mediaTypeSchema,
	menuItemSchema,
	notificationChoicesSchema,
	PAGE_TYPES,
	propertyDetailSchema,
	publicTextSchema,
	seoSchema,
	siteConfigurationSchema,
} from '@estate/shared-contract/schemas';
import { z } from 'zod';

/**
 * The agency's feed: newline-delimited JSON, one item a line, so that it can be streamed. Each item is `{ kind, ...data }`.
 * Texts are objects keyed by language. Pictures are named by file path (relative to the feed) or URL.
 */

/** A picture to take in: the import reads it, checks it by content and keeps it under its hash. */
export const feedPictureSchema = z.object({
	/** Path relative to the feed, or an http(s) URL */
	file: z.string().min(1),
	name: z.string(),
	alt: localizedTextSchema.optional(),
	kind: z.enum(['photo', 'plan']).optional(),
});

const id = z.int().positive();

/** Facts of a property that are the same in every language: taken over from the detail schema under the same names. */
const plainFacts = propertyDetailSchema
	.omit({
		ID: true,
		TypeDescription: true,
		MainTypeName: true,
		language: true,
		MarqueeName: true,
		SmallPictureItem: true,
		PriceUnitText: true,
		CountryName: true,
		Slugs: true,
		IsNew: true,
		Description: true,
		Pictures: true,
		Documents: true,
		Location: true,
		ApproximateLocation: true,
		PictureIDs: true,
		Excerpt: true,
		DistanceKm: true,
		Unit: true,
		Contact: true,
		Availability: true,
		Heating: true,
		Kitchen: true,
		WindowFrame: true,
		Glazing: true,
		RoofMaterial: true,
		RoofCondition: true,
		AsbestosType: true,
		Destination: true,
		CreatedAt: true,
		FloodZone: true,
		State: true,
	})
	.extend({ FloodZone: z.enum(FLOOD_ZONES).optional(), State: z.enum(PROPERTY_STATES) });

export const feedPropertySchema = plainFacts.extend({
	kind: z.literal('property'),
	ID: id,
	TypeDescription: localizedTextSchema,
	MainTypeName: localizedTextSchema,
	MarqueeName: localizedTextSchema,
	PriceUnitText: localizedTextSchema,
	CountryName: localizedTextSchema,
	Description: localizedTextSchema,
	Availability: localizedTextSchema.optional(),
	/** Day from which it is free; without it the words of `Availability` are read */
	AvailableFrom: z.iso.date().optional(),
	Heating: localizedTextSchema.optional(),
	Kitchen: localizedTextSchema.optional(),
	WindowFrame: localizedTextSchema.optional(),
	Glazing: localizedTextSchema.optional(),
	RoofMaterial: localizedTextSchema.optional(),
	RoofCondition: localizedTextSchema.optional(),
	AsbestosType: localizedTextSchema.optional(),
	Destination: localizedTextSchema.optional(),
	/** The true point, kept by the api; published only with the address */
	Location: geoPointSchema.optional(),
	pictures: z.array(feedPictureSchema),
	documents: z.array(documentSchema.extend({ Name: localizedTextSchema, file: z.string() })),
	/** Team member who shows the property */
	contactId: id.optional(),
	/** ISO 8601 */
	CreatedAt: z.iso.datetime({ offset: true }),
});

/** Facts of a unit that need no translation, under the names of a property's. */
const plainUnitFacts = propertyDetailSchema
	.pick({
		Bedrooms: true,
		Bathrooms: true,
		ShowerRooms: true,
		Toilets: true,
		Garages: true,
		Parkings: true,
		ExternalParkings: true,
		Floor: true,
		Facades: true,
		SurfaceLiving: true,
		SurfaceGround: true,
		SurfaceTerrace: true,
		SurfaceGarden: true,
		ConstructionYear: true,
		EnergyPerformance: true,
		CO2Emission: true,
		VAT: true,
		RegistrationRights: true,
		HasLift: true,
		HasCellar: true,
		HasAttic: true,
		HasPermit: true,
		HasSummons: true,
		HasAllotmentPermit: true,
		HasPreemptiveRights: true,
		HasJudicialDecision: true,
		FloodZone: true,
		PScore: true,
		GScore: true,
	})
	.partial();
/** Facts of a unit in words. */
const unitTexts = z
	.object({
		Availability: localizedTextSchema,
		Heating: localizedTextSchema,
		Kitchen: localizedTextSchema,
		Glazing: localizedTextSchema,
		Destination: localizedTextSchema,
	})
	.partial();

export const UNIT_FACTS = plainUnitFacts.keyof().options;
export const UNIT_TEXTS = unitTexts.keyof().options;

export const feedUnitSchema = plainUnitFacts.extend(unitTexts.shape).extend({
	ID: id,
	Name: localizedTextSchema,
	WebID: z.int(),
	Price: z.number().optional(),
	PublishPrice: z.boolean(),
	State: z.enum(['available', 'option', 'sold']),
	Description: localizedTextSchema,
	pictures: z.array(feedPictureSchema),
});

export const feedProjectSchema = z.object({
	kind: z.literal('project'),
	ID: id,
	Goal: z.union([z.literal(0), z.literal(1)]),
	Name: localizedTextSchema,
	City: z.string(),
	Zip: z.string(),
	WebID: z.int(),
	ProjectWebID: z.int().optional(),
	PriceMin: z.number().optional(),
	PriceMax: z.number().optional(),
	PublicAddress: z.boolean(),
	Street: z.string().optional(),
	HouseNumber: z.string().optional(),
	BoxNr: z.string().optional(),
	CountryID: z.int(),
	CountryName: localizedTextSchema,
	State: z.enum(['available', 'sold-out']),
	/** Percent, of its units that state none of their own */
	VAT: z.number().optional(),
	Delivery: z.string().optional(),
	Description: localizedTextSchema,
	Location: geoPointSchema.optional(),
	NeighbourhoodID: id.optional(),
	contactId: id.optional(),
	pictures: z.array(feedPictureSchema),
	documents: z.array(documentSchema.extend({ Name: localizedTextSchema, file: z.string() })),
	units: z.array(feedUnitSchema),
});

export const feedPropertyTypeSchema = z.object({
	kind: z.literal('property-type'),
	ID: id,
	WebID: id,
	Name: localizedTextSchema,
	ShowOrder: z.int(),
	Sale: z.boolean(),
	Rent: z.boolean(),
});

export const feedCitySchema = z.object({
	kind: z.literal('city'),
	Name: z.string(),
	Zip: z.string(),
	CountryID: z.int(),
	CountryName: localizedTextSchema,
	/** Other names of the same city, such as Gand or Brussel */
	aliases: z.array(z.string()),
});

export const feedNeighbourhoodSchema = z.object({
	kind: z.literal('neighbourhood'),
	ID: id,
	Name: z.string(),
	Title: localizedTextSchema,
	Subtitle: localizedTextSchema,
	Description: localizedTextSchema,
	Coordinates: z.array(geoPointSchema),
	pictures: z.array(feedPictureSchema),
});

export const feedCategorySchema = z.object({
	kind: z.literal('category'),
	id,
	name: localizedTextSchema,
	categoryKind: z.enum(['page', 'news', 'blog', 'testimonials', 'team']),
	parentId: id.nullable(),
});

export const feedArticleSchema = z.object({
	kind: z.literal('article'),
	id,
	categoryId: id,
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
	id,
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
	id,
	name: z.string(),
	function: localizedTextSchema,
	biography: localizedTextSchema,
	phone: z.string(),
	email: z.email(),
	/** Alike in all languages, or in each */
	registration: z.union([z.string(), localizedTextSchema]).optional(),
	/** Office (by its `id` in the site's configuration) whose opening hours hold for visits with this colleague; the agency's by default */
	officeId: id.optional(),
	picture: feedPictureSchema.optional(),
});

export const feedModuleSchema = z.object({
	id,
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
	id,
	parentId: id.nullable(),
	name: z.string(),
	path: z.string(),
	paths: localizedTextSchema,
	status: z.string(),
	pageType: z.enum(PAGE_TYPES),
	title: localizedTextSchema,
	description: localizedTextSchema,
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
	subMenu: z.array(z.object({ label: localizedTextSchema, anchor: z.string() })),
	content: localizedTextSchema,
	css: z.string(),
	redirect: z.boolean(),
	redirectUrl: z.string().optional(),
	showBreadCrumb: z.boolean(),
	showPageBanner: z.boolean(),
	bannerTitle: localizedTextSchema,
	bannerDescription: localizedTextSchema,
	bannerVideo: z.string(),
	bannerType: mediaTypeSchema,
	bannerColor: z.string(),
	bannerTransparent: z.boolean(),
});

export const feedFooterBlockSchema = z.object({
	kind: z.literal('footer-block'),
	id,
	title: publicTextSchema,
	introText: publicTextSchema,
	fullText: publicTextSchema,
	pictures: z.array(feedPictureSchema),
	columns: columnsSchema,
	links: footerBlockSchema.shape.links,
	sort: z.int(),
});

/** An id of a third party's tag, or nothing; what has not its form could never load (docs/decisions/consent.md). */
const tagId = (pattern: RegExp) =>
	z
		.string()
		.regex(new RegExp(`^$|${pattern.source}`), { error: `This is no id of the form ${pattern.source}.` })
		.optional();

const feedAnalyticsSchema = z.object({
	analyticsId: tagId(TAG_ID_PATTERNS.analyticsId),
	adsId: tagId(TAG_ID_PATTERNS.adsId),
	tagManagerId: tagId(TAG_ID_PATTERNS.tagManagerId),
	pixelId: tagId(TAG_ID_PATTERNS.pixelId),
});

export const feedSiteSchema = z.object({
	kind: z.literal('site'),
	/** As the site serves it, but for the banner's pictures, which are files of the feed */
	configuration: siteConfigurationSchema.extend({
		analytics: feedAnalyticsSchema,
		banner: siteConfigurationSchema.shape.banner
			.omit({ images: true })
			.extend({ pictures: z.array(feedPictureSchema) }),
	}),
	menu: z.array(menuItemSchema),
	/** The demo agency: its owners come with a password that everybody knows, and go when another agency is imported */
	demo: z.literal(true).optional(),
});

/** A text in the agency's language, or in several, the agency's first. */
const ownerText = z.union([z.string(), localizedTextSchema]);

/** Owners with what the agency's software knows of their properties. They choose a password by an invitation (`npm run owners`). */
export const feedOwnerSchema = z.object({
	kind: z.literal('owner'),
	id,
	firstName: z.string(),
	lastName: z.string(),
	email: z.email(),
	/** Taken of the demo agency alone; the import hashes it */
	password: z.string().min(8).optional(),
	propertyIds: z.array(id),
	visits: z.array(
		z.object({
			propertyId: id,
			startsAt: z.iso.datetime({ offset: true }),
			status: z.enum(['confirmed', 'cancelled', 'done']),
			contact: z.string(),
			feedback: ownerText,
		}),
	),
	communications: z.array(
		z.object({
			propertyId: id,
			date: z.iso.datetime({ offset: true }),
			type: ownerText,
			contact: z.string(),
			subject: ownerText,
			comment: ownerText,
			status: ownerText,
			source: ownerText,
		}),
	),
	/** Conversation in the portal; taken of the demo agency alone: elsewhere people write it */
	messages: z
		.array(
			z.object({
				propertyId: id,
				sentAt: z.iso.datetime({ offset: true }),
				side: z.enum(MESSAGE_SIDES),
				author: z.string().max(100),
				text: z.string().max(LONGEST_MESSAGE),
			}),
		)
		.optional(),
	/** Offers for the properties; taken of the demo agency alone: elsewhere they come by the form */
	offers: z
		.array(
			z.object({
				propertyId: id,
				reference: z.string().regex(/^[A-Z\d-]{3,30}$/),
				receivedAt: z.iso.datetime({ offset: true }),
				validUntil: z.iso.datetime({ offset: true }).optional(),
				buyer: z.string().max(100),
				hasSecondBuyer: z.boolean().default(false),
				/** EUR */
				amount: z.number().positive(),
				financing: z.enum(OFFER_FINANCINGS).optional(),
				loanAmount: z.number().positive().optional(),
				conditions: z.string().max(1_000).default(''),
				/** What happened since, the oldest first: a state that the agency noted, or what the owner asked for */
				steps: z.array(
					z.object({
						at: z.iso.datetime({ offset: true }),
						state: z.enum(OFFER_STATES).optional(),
						answer: z.enum(OFFER_ANSWERS).optional(),
						amount: z.number().positive().optional(),
						note: z.string().max(LONGEST_OFFER_NOTE).default(''),
					}),
				),
			}),
		)
		.optional(),
	media: z.array(
		z.object({
			propertyId: id,
			portal: z.string(),
			url: z.string(),
			since: z.iso.datetime({ offset: true }),
			providesStatistics: z.boolean(),
		}),
	),
	/** Page views per property, day (YYYY-MM-DD) and portal (`site` for the site itself) */
	pageVisits: z.array(
		z.object({ propertyId: id, day: z.iso.date(), portal: z.string(), count: z.int().min(0) }),
	),
	/** Views on the site, of other properties too, and how many visitors keep one; taken of the demo agency alone: elsewhere visitors do it */
	happened: z
		.object({
			views: z.array(z.object({ propertyId: id, day: z.iso.date(), count: z.int().min(0) })),
			favourites: z.array(z.object({ propertyId: id, visitors: z.int().min(0).max(20) })),
		})
		.optional(),
	/** How often the owner is mailed of what; taken of the demo agency alone: elsewhere owners choose */
	notifications: notificationChoicesSchema.partial().optional(),
});

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
export type FeedPicture = z.infer<typeof feedPictureSchema>;
export type FeedProperty = z.infer<typeof feedPropertySchema>;
export type FeedProject = z.infer<typeof feedProjectSchema>;
export type FeedPage = z.infer<typeof feedPageSchema>;
export type FeedOwner = z.infer<typeof feedOwnerSchema>;
