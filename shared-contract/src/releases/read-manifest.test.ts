import { describe, expect, it } from 'vitest';
import type { ManifestOfContract1 } from './contract-1.ts';
import { CONTRACT_VERSION, contractRefusal, SERVED_CONTRACTS } from './contract-version.ts';
import { readManifest } from './read-manifest.ts';

/** As remote-kit of contract 1.5.0 wrote it. */
const OLD: ManifestOfContract1 = {
	name: 'guide',
	version: '1.0.0',
	contract: '1.5.0',
	federationName: 'guide_1_0_0',
	entry: 'client/remoteEntry.js',
	serverEntry: 'server/server.mjs',
	languages: ['nl', 'fr'],
	shared: { react: '^19.3.1' },
	assets: {},
	files: [],
	builtAt: '2026-01-01T00:00:00.000Z',
	routes: [
		{
			id: 'home',
			pageType: 'page',
			paths: { original: '/guide/' },
			slots: ['table'],
			breadcrumb: [],
			unprefixed: 'show',
		},
		{
			id: 'city',
			pageType: 'page',
			paths: { original: '/guide/:city/' },
			slots: ['table'],
			breadcrumb: [],
			unprefixed: 'show',
		},
	],
	slots: [
		{ name: 'table', priority: 'primary', hydration: 'idle' },
		{ name: 'note', priority: 'optional', hydration: 'never', query: ['page'] },
	],
};
const slots = OLD.slots.map((slot) => ({ ...slot, query: slot.query ?? ('any' as const) }));
const inAll = (text: string) => ({ nl: text, fr: text, en: text, de: text });
const bringing = (brings: object) => ({ ...OLD, contract: CONTRACT_VERSION, slots, brings });
const entry = (more: object = {}) => ({ id: 'guide', title: inAll('Guide'), route: 'home', ...more });

describe('versions of the contract', () => {
	it('that are served are the major of today up to its own addition, and the one before', () => {
		expect(SERVED_CONTRACTS.map((contract) => contractRefusal(contract, SERVED_CONTRACTS))).toEqual(
			SERVED_CONTRACTS.map(() => undefined),
		);
		const served = ['2.5.0', '3.1.0'];
		expect(['2.0.0', '2.5.7', '3.0.0', '3.1.9'].map((each) => contractRefusal(each, served))).toEqual([
			undefined,
			undefined,
			undefined,
			undefined,
		]);
		expect(['1.9.0', '2.6.0', '3.2.0', '4.0.0'].map((each) => contractRefusal(each, served))).toEqual([
			'older-major',
			'newer-minor',
			'newer-minor',
			'newer-major',
		]);
	});

	it.each([
		['0.9.0', 'Build the remote again'],
		['3.0.0', 'Release a shell of that major version first'],
		['1.6.0', 'Release the shell first'],
	])('that are not served are refused in words: %s', (contract, mend) => {
		const read = () => readManifest({ ...OLD, contract });
		expect(read).toThrow(
			`It is built for contract ${contract}; the shell serves 1.x up to 1.5.0 and 2.x up to`,
		);
		expect(read).toThrow(mend);
	});
});

describe('a manifest of contract 1', () => {
	it('is one of today: it may read any query where it said nothing, and brings nothing', () => {
		const { brings, ...manifest } = readManifest(OLD);
		expect(brings).toEqual({});
		expect(manifest).toEqual({ ...OLD, slots });
	});

	it('brings nothing, even where it names something', () => {
		expect(readManifest({ ...OLD, brings: { menu: [entry()] } }).brings).toEqual({});
	});
});

describe('a manifest of a stranger', () => {
	const assets = (path: string) => ({ assets: { table: { js: [path], css: [] } } });
	it.each<[string, object]>([
		['names an entry beyond its folder', { entry: '../../forms/1.0.0/client/remoteEntry.js' }],
		['names a server bundle beyond its folder', { serverEntry: '../../../etc/passwd' }],
		['names a script beyond its folder', assets('../../../../etc/passwd')],
		['takes the federation name of another', { federationName: 'forms_1_0_0' }],
		['has a federation name that is markup', { federationName: 'x"</script><script>alert(1)</script>' }],
		['takes the name of the shell', { name: 'shell', federationName: 'shell_1_0_0' }],
		['has a version with empty parts', { version: '9.0.8-..', federationName: 'guide_9_0_8___' }],
		['has a commit without end', { commit: 'c'.repeat(10_000) }],
		['has a version without end', { version: `9.0.8-${'a'.repeat(10_000)}` }],
		['was built at no time, which no page of the console could show', { builtAt: 'soon' }],
		[
			'has a breadcrumb that is a script',
			{ routes: [{ ...OLD.routes[0], breadcrumb: [{ names: {}, path: 'javascript:alert(1)' }] }] },
		],
	])('is refused where it %s', (_, hostile) => {
		expect(() => readManifest({ ...OLD, ...hostile })).toThrow();
	});
});

describe('what a manifest brings', () => {
	it('is taken as it stands', () => {
		const brings = {
			menu: [entry()],
			footer: [entry()],
			suggestions: [{ route: 'home', title: inAll('Prix et quartiers : le guide'), words: inAll('m2 wijk') }],
			sitemap: [{ route: 'city', pages: [{ city: 'gent' }, { city: 'sint-niklaas' }] }],
			panels: [{ title: 'Guide', link: 'https://metrics.example/guide', figures: ['size', 'views'] }],
		};
		expect(readManifest(bringing(brings)).brings).toEqual(brings);
	});

	it.each<[string, object]>([
		['leads to a route of another remote', { menu: [entry({ route: 'listings.for-sale' })] }],
		['leads to a route that it has not', { menu: [entry({ route: 'for-sale' })] }],
		['leads to a page that needs a parameter', { footer: [entry({ route: 'city' })] }],
		['names an entry twice', { menu: [entry(), entry()] }],
		['has too many', { menu: ['a', 'b', 'c', 'd'].map((id) => entry({ id })) }],
		['has a title that is too long', { menu: [entry({ title: inAll('x'.repeat(41)) })] }],
		['lacks a language', { menu: [entry({ title: { nl: 'Gids', fr: 'Guide', en: 'Guide' } })] }],
		['has a title of two lines', { menu: [entry({ title: inAll('Guide\nMenu') })] }],
		['has a title that turns the text around', { menu: [entry({ title: inAll('Guide\u202e') })] }],
		['suggests a page that it has not', { suggestions: [{ route: 'city', title: inAll('Cities') }] }],
		['lists a page that lacks a parameter', { sitemap: [{ route: 'city', pages: [{}] }] }],
		['lists a path beyond its own', { sitemap: [{ route: 'city', pages: [{ city: '../for-sale' }] }] }],
		['lists a page without parameters', { sitemap: [{ route: 'home', pages: [{}] }] }],
		['links to a script', { panels: [{ title: 'P', link: 'javascript:alert(1)', figures: [] }] }],
		['brings code', { panels: [{ title: 'P', figures: [], script: 'alert(1)' }] }],
	])('is refused where it %s', (_, brings) => {
		expect(() => readManifest(bringing(brings))).toThrow();
	});
});

describe('a manifest, which its team writes', () => {
	const many = (count: number) => Array.from({ length: count }, (_, place) => `name-${place}`);
	it.each([
		['a range', { shared: { react: '^1 '.repeat(200) } }],
		['ranges', { shared: Object.fromEntries(many(101).map((name) => [name, '^1.0.0'])) }],
		['the name of a module', { assets: { ['x'.repeat(301)]: { js: [], css: [] } } }],
		['routes', { routes: many(101).map((id) => ({ ...OLD.routes[0], id })) }],
		['a parameter', { slots: [{ ...slots[0], query: ['x'.repeat(301)] }] }],
		[
			'files',
			{ files: many(2_001).map((path) => ({ path, size: 1, integrity: `sha384-${'a'.repeat(64)}` })) },
		],
		['a path', { entry: `client/${'x'.repeat(300)}` }],
		['a licence', { packages: [{ name: 'x', version: '1.0.0', licence: 'x'.repeat(301) }] }],
	])('has no more than a shell reads at once: %s', (_what, more) => {
		expect(() => readManifest(bringing({}))).not.toThrow();
		expect(() => readManifest({ ...bringing({}), ...more })).toThrow();
	});
});
