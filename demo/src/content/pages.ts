import type { FeedPage } from '@estate/api/feed';
import type { Calendar } from '../calendar.ts';
import { NO_TEXT, type Texts, texts as t, WRITTEN_LANGUAGES } from '../texts.ts';
import { CATEGORY } from './article.ts';
import { LEGAL_ARTICLE } from './legal-articles.ts';
import { makeModule } from './make-module.ts';
import { PAGE_ARTICLE } from './page-articles.ts';

interface PagePlan {
	id: number;
	name: string;
	path: string;
	/** Slugs per language, without the language prefix */
	paths: Record<string, string>;
	title: Texts;
	description: Texts;
	modules: FeedPage['modules'];
	banner?: boolean;
	parentId?: number;
	subMenu?: FeedPage['subMenu'];
	css?: string;
}

const article = (id: number) => ({ type: 'article' as const, id });
const category = (id: number) => ({ type: 'category' as const, id });

const half = { span: 6, columns: { sm: 12, md: 6, lg: 6 } };

const HOME: PagePlan = {
	id: 1,
	name: 'Home',
	path: '/',
	paths: {},
	title: t(
		'Vastgoed in Gent, Antwerpen en Brussel',
		'Immobilier à Gand, Anvers et Bruxelles',
		'Homes in Ghent, Antwerp and Brussels',
		'Immobilien in Gent, Antwerpen und Brüssel',
	),
	description: t(
		'Huizen, appartementen, grond en nieuwbouw, beschreven zoals ze zijn.',
		'Maisons, appartements, terrains et projets neufs, décrits tels qu’ils sont.',
		'Houses, apartments, land and new builds, described as they are.',
		'Häuser, Wohnungen, Grundstücke und Neubau, beschrieben, wie sie sind.',
	),
	banner: false,
	modules: [
		makeModule({ id: 11, sort: 1, view: 'single-view', relations: [article(PAGE_ARTICLE.propertyLead)] }),
		makeModule({
			id: 12,
			sort: 2,
			view: 'single-view',
			relations: [article(PAGE_ARTICLE.propertySell)],
			...half,
			position: { contentRow: 2 },
		}),
		makeModule({
			id: 13,
			sort: 3,
			view: 'single-view',
			relations: [article(PAGE_ARTICLE.propertyLet)],
			...half,
			position: { contentRow: 2 },
		}),
		makeModule({
			id: 14,
			sort: 4,
			view: 'card-view',
			relations: [{ type: 'property-list', id: 0 }],
			query: 'goal=0&sort=newest&hide=sold',
			maxItems: 8,
			numberItemOfRow: 4,
			heading: t('Nieuw in het aanbod', 'Nouveautés', 'New on the market', 'Neu im Angebot'),
		}),
		makeModule({
			id: 15,
			sort: 5,
			view: 'news-view',
			relations: [category(CATEGORY.news)],
			maxItems: 3,
			numberItemOfRow: 3,
			heading: t('Nieuws', 'Actualités', 'News', 'Neuigkeiten'),
		}),
		// After the modules that every home page of the agency's kind has (website.md §2), what it builds.
		makeModule({
			id: 16,
			sort: 6,
			view: 'card-view',
			relations: [{ type: 'project-list', id: 0 }],
			maxItems: 3,
			numberItemOfRow: 3,
			heading: t('Kopen op plan', 'Acheter sur plan', 'Buying off plan', 'Kauf vom Plan'),
		}),
	],
};

const NEW_BUILDS: PagePlan = {
	id: 2,
	name: 'Nieuwbouw',
	path: '/new-builds/',
	paths: { nl: '/nieuwbouw/', fr: '/projets-neufs/' },
	title: t('Nieuwbouw', 'Projets neufs', 'New builds', 'Neubau'),
	description: t(
		'Projecten in aanbouw, met plannen, prijzen en eerlijke planning.',
		'Projets en construction, avec plans, prix et calendrier honnête.',
		'Projects under construction, with plans, prices and an honest schedule.',
		'Projekte im Bau, mit Plänen, Preisen und ehrlichem Zeitplan.',
	),
	modules: [
		makeModule({ id: 21, sort: 1, view: 'single-view', relations: [article(PAGE_ARTICLE.newBuilds)] }),
		makeModule({
			id: 22,
			sort: 2,
			view: 'card-view',
			relations: [{ type: 'project-list', id: 0 }],
			numberItemOfRow: 3,
			heading: t('Onze projecten', 'Nos projets', 'Our projects', 'Unsere Projekte'),
		}),
	],
};

const ABOUT: PagePlan = {
	id: 3,
	name: 'Over ons',
	path: '/about-us/',
	paths: { nl: '/over-ons/', fr: '/a-propos/' },
	title: t('Over ons', 'À propos', 'About us', 'Über uns'),
	description: t(
		'Twaalf mensen die huizen van binnenuit kennen.',
		'Douze personnes qui connaissent les maisons de l’intérieur.',
		'Twelve people who know homes from the inside.',
		'Zwölf Menschen, die Häuser von innen kennen.',
	),
	subMenu: [
		{ label: t('Wie wij zijn', 'Qui nous sommes', 'Who we are', 'Wer wir sind'), anchor: 'module-31' },
		{ label: t('Ervaringen', 'Témoignages', 'Experiences', 'Erfahrungen'), anchor: 'module-32' },
		{ label: t('Het team', 'L’équipe', 'The team', 'Das Team'), anchor: 'module-33' },
	],
	modules: [
		makeModule({ id: 31, sort: 1, view: 'single-view', relations: [article(PAGE_ARTICLE.about)] }),
		makeModule({
			id: 32,
			sort: 2,
			view: 'slider-view',
			relations: [category(CATEGORY.testimonials)],
			maxItems: 16,
			heading: t(
				'Wat klanten vertellen',
				'Ce que disent nos clients',
				'What clients say',
				'Was Kunden erzählen',
			),
			backgroundType: 'color',
			colorBackground: '#EFEBE2',
		}),
		makeModule({
			id: 33,
			sort: 3,
			view: 'ons-team-view',
			relations: [category(CATEGORY.team)],
			maxItems: 12,
			heading: t('Ons team', 'Notre équipe', 'Our team', 'Unser Team'),
		}),
	],
};

/** Large figures before the steps: what the page's own style sheet is for. */
const STEPS_CSS = `
.steps ol { display: grid; gap: 1.25rem; padding: 0; list-style: none; counter-reset: step; }
.steps li { position: relative; padding: 0 0 1.25rem 4rem; border-bottom: 1px solid var(--color-line); counter-increment: step; }
.steps li::before { content: counter(step); position: absolute; inset: -0.15em auto auto 0; font: 400 2.5rem/1 var(--font-heading); color: var(--color-accent); }
.steps li strong { display: block; }
`;

const USEFUL: PagePlan = {
	id: 4,
	name: 'Downloads & links',
	path: '/useful-info/',
	paths: { nl: '/downloads-&-links/', fr: '/infos-utiles/' },
	title: t('Nuttige info', 'Infos utiles', 'Useful info', 'Nützliche Infos'),
	description: t(
		'Stappenplan, documenten en links.',
		'Étapes, documents et liens.',
		'Steps, documents and links.',
		'Leitfaden, Unterlagen und Links.',
	),
	css: STEPS_CSS,
	modules: [
		makeModule({
			id: 41,
			sort: 1,
			view: 'single-view',
			relations: [article(PAGE_ARTICLE.buyingSteps)],
			class: 'steps',
		}),
		makeModule({ id: 42, sort: 2, view: 'single-view', relations: [article(PAGE_ARTICLE.documents)] }),
	],
};

const CONTACT: PagePlan = {
	id: 5,
	name: 'Contact',
	path: '/contact/',
	paths: {},
	title: t('Contact', 'Contact', 'Contact', 'Kontakt'),
	description: t(
		'Drie kantoren, één telefoontje.',
		'Trois agences, un appel.',
		'Three offices, one call.',
		'Drei Büros, ein Anruf.',
	),
	modules: [
		makeModule({
			id: 51,
			sort: 1,
			view: 'single-view',
			relations: [article(PAGE_ARTICLE.contact)],
			...half,
			position: { contentRow: 1 },
		}),
		makeModule({
			id: 52,
			sort: 2,
			view: 'single-view',
			relations: [{ type: 'contact', id: 1 }],
			...half,
			position: { contentRow: 1 },
		}),
	],
};

const DEMAND: PagePlan = {
	id: 6,
	name: 'Zoekopdracht',
	path: '/demand-register/',
	paths: { nl: '/zoekopdracht/', fr: '/alerte/' },
	title: t('Zoekopdracht', 'Alerte immobilière', 'Search alert', 'Suchauftrag'),
	description: t(
		'Wij zoeken mee, u hoort het eerst.',
		'Nous cherchons avec vous, et vous êtes informé en premier.',
		'We search with you, and you hear first.',
		'Wir suchen mit, Sie erfahren es zuerst.',
	),
	modules: [
		makeModule({ id: 61, sort: 1, view: 'single-view', relations: [article(PAGE_ARTICLE.demandRegister)] }),
		makeModule({ id: 62, sort: 2, view: 'single-view', relations: [{ type: 'contact', id: 2 }] }),
	],
};

const VALUATION: PagePlan = {
	id: 7,
	name: 'Gratis schatting',
	path: '/contact-demand/',
	paths: { nl: '/gratis-schatting/', fr: '/estimation-gratuite/' },
	title: t('Gratis schatting', 'Estimation gratuite', 'Free valuation', 'Kostenlose Bewertung'),
	description: t(
		'Een schatting die u kunt narekenen.',
		'Une estimation que vous pouvez vérifier.',
		'A valuation that you can check.',
		'Eine Bewertung, die Sie nachrechnen können.',
	),
	modules: [
		makeModule({ id: 71, sort: 1, view: 'single-view', relations: [article(PAGE_ARTICLE.valuation)] }),
		makeModule({ id: 72, sort: 2, view: 'single-view', relations: [{ type: 'contact', id: 3 }] }),
	],
};

const BLOG: PagePlan = {
	id: 8,
	name: 'Blog',
	path: '/blog/',
	paths: {},
	title: t('Blog', 'Blog', 'Blog', 'Blog'),
	description: t(
		'Wat we leren van huizen en van wie erin woont.',
		'Ce que les maisons et leurs habitants nous apprennent.',
		'What homes and those who live in them teach us.',
		'Was wir von Häusern lernen und von denen, die darin wohnen.',
	),
	modules: [
		makeModule({
			id: 81,
			sort: 1,
			view: 'card-view',
			relations: [category(CATEGORY.blog), category(CATEGORY.news)],
			numberItemOfRow: 3,
		}),
	],
};

const TESTIMONIALS: PagePlan = {
	id: 9,
	name: 'Getuigenissen',
	path: '/testimonials/',
	paths: { nl: '/getuigenissen/', fr: '/temoignages/' },
	title: t('Getuigenissen', 'Témoignages', 'Testimonials', 'Erfahrungsberichte'),
	description: t(
		'Wat wie kocht, verkocht of huurde ons meegaf. Ook wat beter kon.',
		'Ce que nous ont dit ceux qui ont acheté, vendu ou loué. Les critiques aussi.',
		'What people who bought, sold or rented told us. What could be better, too.',
		'Was uns Käufer, Verkäufer und Mieter mitgegeben haben. Auch, was besser hätte sein können.',
	),
	modules: [
		makeModule({
			id: 91,
			sort: 1,
			view: 'card-view',
			relations: [category(CATEGORY.testimonials)],
			numberItemOfRow: 3,
		}),
	],
};

const legal = (
	id: number,
	name: string,
	path: string,
	paths: Record<string, string>,
	title: Texts,
	articleId: number,
): PagePlan => ({
	id,
	name,
	path,
	paths,
	title,
	description: NO_TEXT,
	modules: [makeModule({ id: id * 10 + 1, sort: 1, view: 'single-view', relations: [article(articleId)] })],
});

const JOBS: PagePlan = {
	id: 13,
	name: 'Jobs',
	path: '/jobs/',
	paths: {},
	title: t('Werken bij Meander', 'Travailler chez Meander', 'Work at Meander', 'Arbeiten bei Meander'),
	description: t(
		'Makelaar, huurbeheerder of administratief talent.',
		'Agent, gestionnaire locatif ou talent administratif.',
		'Agent, letting manager or administrator.',
		'Immobilienmakler, Mietverwalter oder Organisationstalent.',
	),
	modules: [makeModule({ id: 131, sort: 1, view: 'single-view', relations: [article(PAGE_ARTICLE.jobs)] })],
};

/** Every CMS page of website.md §2. For-sale, for-rent and project lists are routes of remotes, not pages. */
export const PAGES: readonly PagePlan[] = [
	HOME,
	NEW_BUILDS,
	ABOUT,
	USEFUL,
	CONTACT,
	DEMAND,
	VALUATION,
	BLOG,
	TESTIMONIALS,
	JOBS,
	legal(
		10,
		'Privacy',
		'/privacy/',
		{ nl: '/privacyverklaring/', fr: '/confidentialite/' },
		t('Privacyverklaring', 'Déclaration de confidentialité', 'Privacy statement', 'Datenschutzerklärung'),
		LEGAL_ARTICLE.privacy,
	),
	legal(
		11,
		'Cookies',
		'/cookie-policy/',
		{ nl: '/cookiebeleid/', fr: '/cookies/' },
		t('Cookiebeleid', 'Politique de cookies', 'Cookie policy', 'Cookie-Richtlinie'),
		LEGAL_ARTICLE.cookies,
	),
	legal(
		12,
		'Disclaimer',
		'/disclaimer/',
		{ fr: '/avertissement/' },
		t('Disclaimer', 'Avertissement', 'Disclaimer', 'Haftungsausschluss'),
		LEGAL_ARTICLE.disclaimer,
	),
];

/** A page as one item of the feed. */
export function toFeedPage(plan: PagePlan, calendar: Calendar): FeedPage {
	const hasBanner = plan.banner ?? true;
	return {
		kind: 'page',
		id: plan.id,
		parentId: plan.parentId ?? null,
		name: plan.name,
		path: plan.path,
		paths: plan.paths,
		status: 'Published',
		pageType: 'page',
		title: plan.title,
		description: plan.description,
		sort: plan.id,
		createDate: calendar.at(-420, 9),
		modifyDate: calendar.at(-12 - plan.id, 16),
		seo: Object.fromEntries(
			WRITTEN_LANGUAGES.map((language) => [
				language,
				{
					isActiveSEO: true,
					pageTitle: `${plan.title[language]} · Meander`,
					metadataTitle: plan.title[language],
					...(plan.description[language] ? { metadataDescription: plan.description[language] } : {}),
					ogType: 'website',
				},
			]),
		),
		modules: plan.modules,
		isHaveSubMenu: (plan.subMenu?.length ?? 0) > 0,
		showFixedMenu: plan.subMenu !== undefined,
		noReferrerNoFollow: false,
		subMenu: plan.subMenu ?? [],
		content: NO_TEXT,
		css: plan.css ?? '',
		redirect: false,
		showBreadCrumb: hasBanner,
		showPageBanner: hasBanner,
		bannerTitle: plan.title,
		bannerDescription: plan.description,
		bannerVideo: '',
		bannerType: hasBanner ? 'color' : 'empty',
		bannerColor: '#1F3D36',
		bannerTransparent: false,
	};
}
