import type { Page } from '@estate/shared-contract';
import { sampleModules, samplePage } from '@estate/shared-contract/samples';
import { expect, it } from 'vitest';
import { planPage, planRoute } from './page-plan.ts';
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
			relations: type ? [{ type: type as 'article', id: 1 }] : [],
		},
	};
}

function page(path: string, modules: Module[]): Page {
	const sample = samplePage(1, 'nl');
	if (!sample) throw new Error('There is no sample page.');
	return { ...sample, path, modules };
}

it('puts the slots of a route one below the other and leaves out what nobody offers', () => {
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

it('gives a module without a relation to the slot that takes articles, and drops one that nobody takes', () => {
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
	expect(planPage(page('/x/', [draft]), offers)).toEqual([]);
});
