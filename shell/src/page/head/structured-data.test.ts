import { expect, it } from 'vitest';
import type { PageView } from '../view/page-json.ts';
import { breadcrumbList, isBreadcrumbList, structuredData } from './structured-data.ts';

const SITE = 'https://meander.example';
const trail = [
	{ name: 'Home', href: '/nl/' },
	{ name: 'Te Koop', href: '/nl/te-koop/' },
	{ name: 'Villa in Gent' },
];
const view = (more: object) => ({ hasTrail: true, trail, ...more }) as unknown as PageView;

it('gives the trail with absolute addresses; the page itself has none', () => {
	expect(breadcrumbList(trail, SITE)).toMatchObject({
		'@type': 'BreadcrumbList',
		itemListElement: [
			{ position: 1, name: 'Home', item: `${SITE}/nl/` },
			{ position: 2, name: 'Te Koop', item: `${SITE}/nl/te-koop/` },
			{ position: 3, name: 'Villa in Gent' },
		],
	});
});

it('leaves a section out that has no page of its own, and counts on without a gap', () => {
	const [home, , page] = trail as [(typeof trail)[0], unknown, (typeof trail)[0]];
	expect(breadcrumbList([home, { name: 'Oud' }, page], SITE)).toMatchObject({
		itemListElement: [
			{ position: 1, name: 'Home' },
			{ position: 2, name: 'Villa in Gent' },
		],
	});
});

it('adds the trail to the page’s own data, where the page shows one', () => {
	const own = { '@type': 'Product' };
	const head = { title: 'Villa', jsonLd: [own] };
	expect(structuredData(head, view({}), SITE)).toEqual([own, breadcrumbList(trail, SITE)]);
	expect(structuredData(head, view({ hasTrail: false }), SITE)).toEqual([own]);
	expect(structuredData({ title: 'Home' }, view({ trail: [{ name: 'Home' }] }), SITE)).toEqual([]);
});

it('knows its own list from other data', () => {
	expect([breadcrumbList(trail, SITE), { '@type': 'Product' }, {}].map(isBreadcrumbList)).toEqual([
		true,
		false,
		false,
	]);
});

it('makes paths of the site absolute, and leaves all other words alone', () => {
	const own = {
		'@type': 'RealEstateListing',
		name: '/ of a name',
		url: '/nl/te-koop/',
		image: ['/media/a/600.jpg', 'https://cdn.example/b.jpg'],
		mainEntity: { url: '//other.example/' },
	};
	expect(structuredData({ title: 'x', jsonLd: [own] }, view({ hasTrail: false }), SITE)).toEqual([
		{
			...own,
			url: `${SITE}/nl/te-koop/`,
			image: [`${SITE}/media/a/600.jpg`, 'https://cdn.example/b.jpg'],
		},
	]);
});
