import { describe, expect, it } from 'vitest';
import type { ZodObject } from 'zod';
import { FORMS } from '../forms/forms.ts';
import { imageSchema, MEDIA_TYPES, pictureSchema } from './common.schema.ts';
import {
	MODULE_VIEWS,
	moduleSchema,
	PAGE_TYPES,
	pageSchema,
	RELATION_TYPES,
	seoSchema,
} from './content.schema.ts';
import { deviceSettingsSchema } from './device.schema.ts';
import { communicationSchema, ownerSchema, visitCountersSchema } from './owner.schema.ts';
import {
	cityEntrySchema,
	cityOptionSchema,
	neighbourhoodSchema,
	propertyTypeSchema,
	treeItemSchema,
	typeOptionSchema,
} from './place.schema.ts';
import { projectSummarySchema } from './project.schema.ts';
import { propertyDetailSchema, propertySummarySchema } from './property.schema.ts';
import { footerBlockSchema, menuItemSchema, siteConfigurationSchema, topLinkSchema } from './site.schema.ts';

const words = (names: string) => names.trim().split(/\s+/);

/** Entity → the fields that docs/rules.md §3 names, in the spelling of the agency software where it has one. */
const ENTITIES: [entity: string, schema: ZodObject, fields: string[]][] = [
	[
		'a property of a list',
		propertySummarySchema,
		words(`ID Goal City Zip TypeDescription WebID WebIDs MainTypeName language RecordFile ProjectID Marquee
			SmallPictureItem PublishPrice Price PriceUnit PriceUnitText MarqueeName PublishAddress Street HouseNumber BoxNr
			CountryID CountryName EnergyPerformance EPCLabelText`),
	],
	[
		'a property’s own page, beside its facts',
		propertyDetailSchema,
		words('UniqueCode Documents Pictures VirtualTourUrl VideoUrls Availability State'),
	],
	['a small picture', pictureSchema, words('Url Width Height ID Name')],
	[
		'a project',
		projectSummarySchema,
		words(`ID Goal City Zip WebID WebIDName ProjectWebID SmallPicture PriceMin PriceMax language PublicAddress Street
			HouseNumber BoxNr CountryID CountryName`),
	],
	['a property type', propertyTypeSchema, words('ID WebID Name ShowOrder Sale Rent language')],
	['a city entry', cityEntrySchema, words('Name Zip CountryID CountryName PropertyCount language')],
	[
		'a neighbourhood',
		neighbourhoodSchema,
		words(`ID Name Title Subtitle Description Coordinates PicturesSmall PicturesMedium PicturesLarge
			PicturesExtraLarge`),
	],
	['a tree item', treeItemSchema, words('ID ParentID Name WebID')],
	['a city option', cityOptionSchema, words('Name Zip')],
	['a type option', typeOptionSchema, words('Name WebID')],
	[
		'a page',
		pageSchema,
		words(`id parentId name path status createDate modifyDate childMenus sort title description seo image logo modules
			isHaveSubMenu showFixedMenu noReferrerNoFollow subMenu content css type redirect redirectUrl paths showBreadCrumb
			showPageBanner bannerTitle bannerDescription bannerVideo bannerType bannerColor bannerTransparent`),
	],
	[
		'the words of a page for search engines',
		seoSchema,
		words(`pageTitle metadataTitle metadataDescription ogTitle ogType ogUrl ogImage ogDescription twitterTitle
			twitterDescription twitterImage isActiveSEO`),
	],
	[
		'a module on a page',
		moduleSchema,
		words(`id title titleSize description description2 position span columns sort view class backgroundType image images
			colorBackground relations status numberItemOfRow maxItems isHasSubcategories`),
	],
	['an image', imageSchema, words('id filename originalname url mimetype destination createDate')],
	['a footer block', footerBlockSchema, words('title introText fullText images columns')],
	[
		'the site configuration',
		siteConfigurationSchema,
		words('banner logo appBarColors mobileMenu enabledLanguages defaultLanguage analytics'),
	],
	[
		'the analytics ids',
		siteConfigurationSchema.shape.analytics,
		words('analyticsId adsId tagManagerId pixelId'),
	],
	['a top link of the header', topLinkSchema, words('label link icon color status')],
	['the device settings', deviceSettingsSchema, words('isMobile isTablet isDesktop topBarShow language')],
	[
		'a row of an owner’s communications',
		communicationSchema,
		words('date type contact subject comment status source'),
	],
	['the counters of visits', visitCountersSchema, words('today thisWeek thisMonth total')],
];

it.each(ENTITIES)('%s has the fields of the specification', (_, schema, fields) => {
	expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields));
});

it('a menu item has an id, a path, a status, a title per language and child menus', () => {
	const child = { id: 2, path: '/team/', status: 'Published', title: { nl: 'Team' }, childMenus: [] };
	const item = { ...child, id: 1, childMenus: [child] };
	expect(menuItemSchema.parse(item)).toEqual(item);
	for (const field of Object.keys(item))
		expect(menuItemSchema.safeParse({ ...item, [field]: undefined }).success, field).toBe(false);
});

describe('the values of a field are those of the specification and no others', () => {
	it('of a page: its types, and the views, relations and backgrounds of its modules', () => {
		expect(PAGE_TYPES).toEqual(['feedback', 'article', 'page', 'login']);
		expect(MODULE_VIEWS).toEqual(['single-view', 'card-view', 'slider-view', 'news-view', 'ons-team-view']);
		expect(RELATION_TYPES).toEqual(['article', 'category', 'property-list', 'project-list', 'contact']);
		expect(MEDIA_TYPES).toEqual(['image', 'color', 'gallery', 'empty']);
	});

	it('of the home banner: a picture, a gallery or a video', () => {
		expect(siteConfigurationSchema.shape.banner.shape.type.options).toEqual(['image', 'gallery', 'video']);
	});

	it('of a property: goal 0 or 1, Marquee 0 to 4', () => {
		const { Goal, Marquee } = propertySummarySchema.shape;
		expect([-1, 0, 1, 2].filter((goal) => Goal.safeParse(goal).success)).toEqual([0, 1]);
		expect([-1, 0, 1, 2, 3, 4, 5, 1.5].filter((value) => Marquee.safeParse(value).success)).toEqual([
			0, 1, 2, 3, 4,
		]);
	});

	it('of an account: an owner or a searcher; an adviser has none', () => {
		expect(ownerSchema.shape.kind.unwrap().options).toEqual(['owner', 'searcher']);
	});
});

describe('the forms', () => {
	const asked = new Map(
		Object.values(FORMS).flatMap(({ fields }) => fields.map((field) => [field.name, field] as const)),
	);

	it('ask for every field of the specification', () => {
		const names =
			words(`title firstName lastName email phone street valuationAddress zip city goal budgetMin budgetMax
			zones timeSlot newsletter remark password passwordRepeat cv name aboutYou website image comment friendEmail
			startDate endDate type types`);
		expect([...asked.keys()]).toEqual(expect.arrayContaining(names));
	});

	it('offer Mr, Ms and Miss, sale and rent, and the three parts of the day', () => {
		expect(asked.get('title')?.options).toEqual(expect.arrayContaining(['mr', 'ms', 'miss']));
		expect(asked.get('goal')?.options).toEqual(['sale', 'rent']);
		expect(asked.get('timeSlot')?.options).toEqual(['morning', 'midday', 'evening']);
	});

	it('all can ask for the characters of a picture', () => {
		for (const { kind, hasCaptcha } of Object.values(FORMS)) expect(hasCaptcha, kind).toBeTruthy();
	});
});
