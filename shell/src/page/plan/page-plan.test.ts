import type { Page, Route } from '@estate/shared-contract';
import { sampleModules, samplePage } from '@estate/shared-contract/samples';
import { expect, it } from 'vitest';
import { planRoute, planRouteWithPage, planPage as planWithFacts } from './page-plan.ts';
import type { OfferedSlots } from './slot-catalogue.ts';

const slot = (name: string, more: object = {}) =>
	({ name, priority: 'essential', hydration: 'never', ...more }) as OfferedSlots['slots'][number];
const offers: OfferedSlots[] = [
	{
		remote: 'listings',
		slots: [
			slot('results', { priority: 'primary' }),
			slot('filters'),
			slot('search', { places: ['home-banner'] }),
		],
	},
	{
		remote: 'content',
		slots: [slot('article', { relations: ['article'] }), slot('category', { relations: ['category'] })],
	},
	{ remote: 'forms', slots: [slot('contact', { relations: ['contact'] })] },
];
const planPage = (page: Page, offered = offers) =>
	planWithFacts(page, offered, { language: 'nl', site: { name: 'Meander', defaultLanguage: 'nl' } });
const names = (slots: ReturnType<typeof planPage>) =>
	slots.map(({ remote, slot }) => `${remote}.${slot.name}`);

type Module = Page['modules'][number];

function module(id: number, row: number, sort: number, type?: string): Module {
	const [sample] = sampleModules('nl');
	if (!sample) throw new Error('There are no sample modules.');
	return {
		...sample,
		module: {
			...sample.module,
			id,
			sort,
			status: 'Published',
			position: { contentRow: row },
			columns: { sm: 12, md: 6, lg: 4 },
			relations: type ? [{ type, id: 1 }] : [],
		},
	};
}

function page(path: string, modules: Module[]): Page {
	const sample = samplePage(1, 'nl');
	if (!sample) throw new Error('There is no sample page.');
	return { ...sample, path, modules };
}

it('puts the slots of a route one below the other and leaves out what no remote offers', () => {
	const route = { slots: ['listings.filters', 'listings.results', 'listings.gone'] } as never;
	const slots = planRoute(route, offers);
	expect(names(slots)).toEqual(['listings.filters', 'listings.results']);
	expect(slots.map(({ key, row }) => [key, row])).toEqual([
		['s0', 0],
		['s1', 0],
	]);
	expect(slots.map(({ columns }) => columns.lg)).toEqual([12, 12]);
});

it('maps each module by its relation, in order of row and place, with its column widths', () => {
	const slots = planPage(
		page('/contact/', [module(3, 2, 1, 'contact'), module(2, 1, 2, 'category'), module(1, 1, 1, 'article')]),
		offers,
	);
	expect(names(slots)).toEqual(['content.article', 'content.category', 'forms.contact']);
	expect(slots.map(({ row }) => row)).toEqual([0, 0, 1]);
	expect(slots[0]?.columns).toEqual({ sm: 12, md: 6, lg: 4 });
	expect(slots.map(({ input }) => (input as Module).module.id)).toEqual([1, 2, 3]);
});

it('gives a module without a relation to the slot that takes articles, and drops one that no slot takes', () => {
	const slots = planPage(page('/x/', [module(1, 1, 1), module(2, 1, 2, 'project-list')]), offers);
	expect(names(slots)).toEqual(['content.article']);
});

it('starts the home page with the banner’s slot', () => {
	const [banner] = planPage(page('/', []), offers);
	expect(banner).toMatchObject({ remote: 'listings', isBanner: true });
});

it('shows only published modules', () => {
	const draft = module(1, 1, 1, 'article');
	draft.module.status = 'Draft';
	expect(planPage(page('/x/', [draft]))).toEqual([]);
});

it('shows a module with a condition where it is met, and hides one that cannot be judged (decisions 39)', () => {
	const withCondition = (id: number, condition: Module['module']['condition']) => {
		const one = module(id, id, 1, 'article');
		return { ...one, module: { ...one.module, condition } };
	};
	const slots = planPage(
		page('/x/', [
			withCondition(1, { fact: 'language', operator: 'equals', value: 'nl' }),
			withCondition(2, { fact: 'language', operator: 'equals', value: 'fr' }),
			withCondition(3, { fact: 'no.such.fact', operator: 'greater', value: 1 }),
			withCondition(4, { fact: 'site.name', operator: 'exists' }),
		]),
	);
	expect(slots.map(({ input }) => (input as Module).module.id)).toEqual([1, 4]);
});

it('gives what no slot knows to the slot that takes articles, which says so in its place', () => {
	const unknownRelation = module(1, 1, 1, 'castle-list');
	const unknownView = module(2, 2, 1, 'contact');
	unknownView.module.view = 'carousel-3d';
	expect(names(planPage(page('/x/', [unknownRelation, unknownView])))).toEqual([
		'content.article',
		'content.article',
	]);
});

it('prefers the slot that is for the view of a module', () => {
	const [listings, content] = offers;
	const slider = slot('slider', { relations: ['category'], views: ['slider-view'] });
	const offered = [listings!, { remote: 'content', slots: [slider, ...content!.slots] }];
	const modules = ['slider-view', 'card-view'].map((view, index) => {
		const one = module(index + 1, index, 1, 'category');
		return { ...one, module: { ...one.module, view } };
	});
	expect(names(planPage(page('/x/', modules), offered))).toEqual(['content.slider', 'content.category']);
});

it('renders the page’s own text above its modules, in a row of its own', () => {
	const [sample] = [page('/x/', [module(1, 0, 1, 'article')])];
	const slots = planPage({ ...sample, content: { nl: '<p>Welkom</p>' }, noReferrerNoFollow: true });
	expect(names(slots)).toEqual(['content.article', 'content.article']);
	expect(slots.map(({ row }) => row)).toEqual([0, 1]);
	expect(slots[0]?.input).toMatchObject({
		module: { description2: { text: { nl: '<p>Welkom</p>' }, public: true } },
		noReferrerNoFollow: true,
	});
});

it('puts the modules of the CMS page at its path around a remote’s route, whose slots take the place of its form', () => {
	const route: Route = {
		id: 'forms.demand-register',
		pageType: 'page',
		paths: { original: '/demand-register/' },
		breadcrumb: [],
		unprefixed: 'show',
		slots: ['forms.demand'],
		page: 6,
	};
	const withForm = offers.map((offer) =>
		offer.remote === 'forms'
			? { ...offer, slots: [...offer.slots, slot('demand', { priority: 'primary' })] }
			: offer,
	);
	const facts = { language: 'nl', site: { name: 'Meander', defaultLanguage: 'nl' } } as const;
	const planned = (modules: Module[]) =>
		planRouteWithPage(route, page('/demand-register/', modules), withForm, facts);
	const around = planned([
		module(1, 1, 1, 'article'),
		module(2, 2, 2, 'contact'),
		module(3, 3, 3, 'article'),
	]);
	expect(names(around)).toEqual(['content.article', 'forms.demand', 'content.article']);
	expect(new Set(around.map(({ row }) => row)).size).toBe(3);
	expect(around.map(({ input }) => input === null)).toEqual([false, true, false]);
	expect(names(planned([module(1, 1, 1, 'article')]))).toEqual(['content.article', 'forms.demand']);
});

it('says the title of an article that is named as its page once', () => {
	const heading = page('/privacy/', []).bannerTitle.nl ?? '';
	const legal = module(1, 1, 1, 'article');
	const [article] = legal.articles.length > 0 ? legal.articles : [];
	const titled = (title: string) => ({ ...legal, articles: article ? [{ ...article, title }] : [] });
	const titles = (title: string) =>
		planPage({ ...page('/privacy/', [titled(title)]), showPageBanner: true }).flatMap(({ input }) =>
			((input as Module | null)?.articles ?? []).map((each) => each.title),
		);
	expect(titles(heading)).toEqual(['']);
	expect(titles('Wat wij bewaren')).toEqual(['Wat wij bewaren']);
});

it('ends the page of cookies with what lists them, and no other page', () => {
	const withTable = [...offers, { remote: 'cookies', slots: [slot('table', { places: ['cookie-policy'] })] }];
	expect(names(planPage(page('/cookie-policy/', [module(1, 1, 1, 'article')]), withTable))).toEqual([
		'content.article',
		'cookies.table',
	]);
	expect(names(planPage(page('/privacy/', [module(1, 1, 1, 'article')]), withTable))).toEqual([
		'content.article',
	]);
});
