import { type FeedItem, type FeedProject, type FeedProperty, feedItemSchema } from '@estate/api/feed';
import { OFFER_STATES, regionOfPostcode } from '@estate/shared-contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoFeed } from './demo-feed.ts';
import { WRITTEN_LANGUAGES } from './texts.ts';

const OPTIONS = { properties: 120, seed: '1', today: '2026-11-21' };

/** A picture book that only remembers the names, so that these tests draw nothing. */
function nameBook() {
	const names = new Set<string>();
	return {
		names,
		book: {
			add: (name: string) => `pictures/${names.add(name) && name}.svg`,
			flush: async () => {},
			get count() {
				return names.size;
			},
		},
	};
}

const feedOf = (options: typeof OPTIONS) => [...demoFeed(options, nameBook().book)];

let items: FeedItem[];
const ofKind = <Kind extends FeedItem['kind']>(kind: Kind) =>
	items.filter((item): item is Extract<FeedItem, { kind: Kind }> => item.kind === kind);

let properties: FeedProperty[];
let projects: FeedProject[];

beforeAll(() => {
	items = feedOf(OPTIONS);
	properties = ofKind('property');
	projects = ofKind('project');
});

/** Every object that looks like a text per language, with the path to it. */
function textsIn(value: unknown, path = ''): [string, Record<string, unknown>][] {
	if (typeof value !== 'object' || value === null) return [];
	if (
		'nl' in value &&
		path.indexOf('renovationYears') < 0 &&
		path.indexOf('.paths') < 0 &&
		path.indexOf('.seo') < 0
	)
		return [[path, value as Record<string, unknown>]];
	return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

describe('the demo agency', () => {
	it('is a valid feed, item by item', () => {
		for (const item of items) {
			const checked = feedItemSchema.safeParse(item);
			expect(checked.error?.issues ?? [], `${item.kind} ${JSON.stringify(item).slice(0, 80)}`).toEqual([]);
		}
	});

	it('is the same for the same seed and day, and another for another seed', () => {
		expect(feedOf(OPTIONS)).toEqual(items);
		expect(JSON.stringify(feedOf({ ...OPTIONS, seed: '2' }))).not.toBe(JSON.stringify(items));
	});

	it('has 120 properties, 90 for sale and 30 for rent', () => {
		expect(properties).toHaveLength(120);
		expect(properties.filter(({ Goal }) => Goal === 0)).toHaveLength(90);
		expect(new Set(properties.map(({ ID }) => ID)).size).toBe(120);
	});

	it('knows 15 cities in Flanders and Brussels, sells in all of them and lets in two', () => {
		const cities = ofKind('city');
		expect(cities).toHaveLength(15);
		for (const { Zip } of cities) expect(['flanders', 'brussels']).toContain(regionOfPostcode(Zip));
		const sale = new Set(properties.filter(({ Goal }) => Goal === 0).map(({ City }) => City));
		expect([...sale].sort()).toEqual(cities.map(({ Name }) => Name).sort());
		expect(new Set(properties.filter(({ Goal }) => Goal === 1).map(({ City }) => City)).size).toBe(2);
	});

	it('has projects 3 and 6 to 14; project 14 runs from 259,000 to 349,000', () => {
		expect(projects.map(({ ID }) => ID)).toEqual([3, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
		const last = projects.at(-1);
		expect(last).toMatchObject({ PriceMin: 259_000, PriceMax: 349_000 });
		const prices = last?.units.map(({ Price }) => Price ?? 0) ?? [];
		expect([Math.min(...prices), Math.max(...prices)]).toEqual([259_000, 349_000]);
	});

	it('has ids of properties and units that never meet', () => {
		const units = projects.flatMap(({ units }) => units.map(({ ID }) => ID));
		expect(new Set([...units, ...properties.map(({ ID }) => ID)]).size).toBe(
			units.length + properties.length,
		);
	});

	it('carries the rest of the specification: types, neighbourhoods, people, voices, pages, owners', () => {
		expect(ofKind('property-type').map(({ ShowOrder }) => ShowOrder)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
		expect(ofKind('neighbourhood')).toHaveLength(7);
		expect(ofKind('team-member')).toHaveLength(12);
		expect(ofKind('testimonial')).toHaveLength(16);
		expect(ofKind('owner')).toHaveLength(5);
		const said = ofKind('owner').flatMap(({ messages = [] }) => messages);
		expect(new Set(said.map(({ side }) => side))).toEqual(new Set(['owner', 'agency']));
		const offered = ofKind('owner').flatMap(({ offers = [] }) => offers);
		const became = offered.map(({ steps }) => steps.findLast(({ state }) => state)?.state ?? 'received');
		expect(new Set(became)).toEqual(new Set(OFFER_STATES));
		for (const owner of ofKind('owner')) {
			expect(owner.propertyIds.length).toBeGreaterThanOrEqual(2);
			expect(owner.propertyIds.length).toBeLessThanOrEqual(6);
		}
		const paths = ofKind('page').map(({ path }) => path);
		for (const path of [
			'/',
			'/new-builds/',
			'/about-us/',
			'/useful-info/',
			'/contact/',
			'/demand-register/',
			'/contact-demand/',
			'/blog/',
		])
			expect(paths).toContain(path);
	});

	it('has at least nine news and nine blog articles', () => {
		const countOf = (kind: string) => {
			const ids = ofKind('category')
				.filter(({ categoryKind }) => categoryKind === kind)
				.map(({ id }) => id);
			return ofKind('article').filter(({ categoryId }) => ids.includes(categoryId)).length;
		};
		expect(countOf('news')).toBeGreaterThanOrEqual(9);
		expect(countOf('blog')).toBeGreaterThanOrEqual(9);
	});

	it('orders the home page as website.md §2: an article, two more, a property list, three news items; then projects', () => {
		const property = ofKind('page').find(({ path }) => path === '/');
		const modules = [...(property?.modules ?? [])].sort((one, other) => one.sort - other.sort);
		expect(modules.map(({ relations }) => relations[0]?.type)).toEqual([
			'article',
			'article',
			'article',
			'property-list',
			'category',
			'project-list',
		]);
		expect(modules[4]).toMatchObject({ view: 'news-view', maxItems: 3 });
	});

	it('names only articles, categories, people and properties that exist', () => {
		const articles = new Set(ofKind('article').map(({ id }) => id));
		const categories = new Set(ofKind('category').map(({ id }) => id));
		for (const { type, id } of ofKind('page').flatMap(({ modules }) =>
			modules.flatMap(({ relations }) => relations),
		)) {
			if (type === 'article') expect(articles).toContain(id);
			if (type === 'category') expect(categories).toContain(id);
		}
		const team = new Set(ofKind('team-member').map(({ id }) => id));
		for (const { contactId } of properties) expect(team).toContain(contactId);
		const known = new Set(properties.map(({ ID }) => ID));
		for (const owner of ofKind('owner')) for (const id of owner.propertyIds) expect(known).toContain(id);
	});

	it('says every text in Dutch, French, English and German', () => {
		for (const item of items)
			for (const [path, text] of textsIn(item)) {
				const isEmpty = WRITTEN_LANGUAGES.every((language) => text[language] === '');
				if (isEmpty) continue;
				for (const language of WRITTEN_LANGUAGES)
					expect(text[language], `${item.kind}${path} ${language}`).toBeTruthy();
			}
	});

	it('gives every property a description of three to five paragraphs in each language', () => {
		for (const { ID, Description } of properties)
			for (const language of WRITTEN_LANGUAGES) {
				const count = Description[language]?.match(/<p>/g)?.length ?? 0;
				expect(count, `home ${ID} ${language}`).toBeGreaterThanOrEqual(3);
				expect(count, `home ${ID} ${language}`).toBeLessThanOrEqual(5);
			}
	});

	it('never shows two neighbours with one title, one beginning or one first picture', () => {
		for (let index = 1; index < properties.length; index++) {
			const [one, other] = [properties[index - 1], properties[index]];
			expect(other?.TypeDescription.nl).not.toBe(one?.TypeDescription.nl);
			expect(other?.Description.nl?.slice(0, 60)).not.toBe(one?.Description.nl?.slice(0, 60));
			expect(other?.pictures[0]?.file).not.toBe(one?.pictures[0]?.file);
		}
		expect(new Set(properties.map(({ pictures }) => pictures[0]?.file)).size).toBe(120);
	});

	it('shows a dwelling in five to nine pictures, one of them a plan', () => {
		for (const { ID, WebID, pictures } of properties.filter(({ WebID }) => WebID <= 2)) {
			expect(pictures.length, `home ${ID} of type ${WebID}`).toBeGreaterThanOrEqual(5);
			expect(pictures.length).toBeLessThanOrEqual(9);
			expect(pictures.filter(({ kind }) => kind === 'plan')).toHaveLength(1);
		}
	});
});
