import { providedVersions } from '@estate/remote-kit/shared-modules';
import type { ManifestRoute, ManifestSlot, RemoteManifest } from '@estate/shared-contract';
import { HOST_CAPABILITIES, SERVED_CONTRACTS } from '@estate/shared-contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFixture } from '../testing/fixture.ts';
import { checkHost } from './check-host.ts';
import { checkManifest } from './check-manifest.ts';
import { checkPlaces } from './check-places.ts';
import { checkRoutes } from './check-routes.ts';
import { checkRendering } from './rendering/check-rendering.ts';

const NONE: never[] = [];

describe('what the shell offers', () => {
	let manifest: RemoteManifest;
	beforeAll(async () => {
		manifest = (await buildFixture('1.0.0')).manifest;
	});
	const offer = (changes: object = {}) => ({
		host: 'shell-1',
		contracts: SERVED_CONTRACTS,
		shared: providedVersions(),
		capabilities: HOST_CAPABILITIES,
		...changes,
	});

	it('is enough for a version that was built beside it', () => {
		expect(checkHost(manifest, offer())).toEqual([]);
		expect(checkManifest(manifest)).toEqual([]);
	});

	it('must hold the contract that the version was built for', () => {
		expect(checkHost({ ...manifest, contract: '1.4.0' }, offer({ contracts: ['1.3.0'] }))).toMatchObject([
			{ code: 'contract', mend: expect.stringContaining('Release the shell first') },
		]);
		expect(checkHost({ ...manifest, contract: '1.2.0' }, offer({ contracts: ['1.3.0'] }))).toEqual([]);
		expect(checkHost({ ...manifest, contract: '1.5.0' }, offer())).toEqual([]);
		expect(checkHost({ ...manifest, contract: '2.0.0' }, offer({ contracts: ['1.5.0'] }))).toMatchObject([
			{ code: 'contract', mend: expect.stringContaining('that major version first') },
		]);
	});

	it('must hold every shared library within its range', () => {
		const { '@estate/shared-i18n/react': _, ...shared } = providedVersions();
		expect(checkHost(manifest, offer({ shared: { ...shared, react: '19.0.0' } }))).toMatchObject([
			{ code: 'shared-range', what: expect.stringContaining('the shell provides 19.0.0'), where: 'shell-1' },
			{ code: 'shared-range', what: expect.stringContaining('@estate/shared-i18n/react') },
		]);
	});

	it('must give the major versions that the version bundles for its server', () => {
		const own = (manifest.packages ?? []).filter(({ name }) => !['jotai', 'react'].includes(name));
		const bundling = (...packages: [name: string, version: string][]) => ({
			...manifest,
			packages: [
				...own,
				...packages.map(([name, version]) => ({ name, version, licence: 'MIT', parts: ['server' as const] })),
			],
		});
		const given = offer({ shared: { ...providedVersions(), jotai: '3.0.1', react: '19.3.1' } });
		expect(checkHost(bundling(['jotai', '3.9.0'], ['react', '19.0.0']), given)).toEqual([]);
		expect(checkHost(bundling(['jotai', '2.15.0'], ['react', '18.3.1']), given)).toMatchObject([
			{ code: 'library-version', what: 'jotai 2.15.0 is bundled for the server; the shell gives 3.0.1.' },
			{ code: 'library-version', what: 'react 18.3.1 is bundled for the server; the shell gives 19.3.1.' },
		]);
		expect(checkHost(bundling(['react', '19.3.1'], ['react', '19.0.0']), given)).toMatchObject([
			{ code: 'library-version', what: expect.stringContaining('19.3.1 and 19.0.0') },
		]);
	});

	it('must have every capability that the version cannot do without', () => {
		const asking = { ...manifest, requires: ['form-posts', 'time-travel'] };
		expect(checkHost({ ...manifest, requires: ['form-posts'] }, offer())).toEqual([]);
		expect(checkHost(asking, offer())).toMatchObject([
			{ code: 'capability', what: expect.stringContaining('"time-travel"'), where: 'shell-1' },
		]);
		expect(checkHost(asking, offer({ capabilities: [] }))).toHaveLength(2);
	});

	it('is not asked for a manifest that forgets the files of a slot', () => {
		const { greeting: _, ...assets } = manifest.assets;
		expect(checkManifest({ ...manifest, assets })).toMatchObject([
			{ code: 'missing-assets', where: 'greeting' },
		]);
	});
});

describe('places of pages', () => {
	const slot = (name: string, filled: Partial<ManifestSlot>): ManifestSlot => ({
		name,
		priority: 'optional',
		hydration: 'idle',
		query: [],
		...filled,
	});
	const content = {
		name: 'content',
		slots: [
			slot('article', { relations: ['article'] }),
			slot('slider', { relations: ['article'], views: ['slider-view'] }),
			slot('office', { places: ['contact'] }),
		],
	};

	it('are filled by one remote: the second would show nowhere', () => {
		const rival = {
			name: 'rival',
			slots: [
				slot('card', { places: ['contact', 'not-found'] }),
				slot('story', { relations: ['article'], views: ['slider-view', 'text-view'] }),
			],
		};
		expect(checkPlaces(rival, [content]).map(({ code, what }) => [code, what])).toEqual([
			['place-conflict', 'Both rival.card and content.office fill the place “contact” of the frame.'],
			[
				'place-conflict',
				'Both rival.story and content.slider fill modules of “article” in the view “slider-view”.',
			],
		]);
	});

	it('may be filled by a newer version of the same remote, and not twice by it', () => {
		expect(checkPlaces(content, [content])).toEqual([]);
		const twice = { name: 'content', slots: [...content.slots, slot('desk', { places: ['contact'] })] };
		expect(checkPlaces(twice, [])).toHaveLength(1);
	});
});

describe('routes', () => {
	const route = (id: string, paths: ManifestRoute['paths']): ManifestRoute => ({
		id,
		paths,
		pageType: 'page',
		slots: ['results'],
		breadcrumb: [],
		unprefixed: 'show',
	});
	const listings = {
		name: 'listings',
		routes: [route('home', { original: '/for-sale/:city/:slug/:id/', nl: '/te-koop/:city/:slug/:id/' })],
	};

	it('of two remotes may not claim one address in a language', () => {
		const rival = {
			name: 'rival',
			routes: [route('deal', { original: '/deals/', nl: '/te-koop/:town/:name/:homeId/' })],
		};
		expect(checkRoutes(rival, [listings])).toMatchObject([
			{
				code: 'route-conflict',
				what: 'Both rival.deal and listings.home claim /nl/te-koop/:town/:name/:homeId/.',
			},
		]);
	});

	it('of one remote may not clash among themselves', () => {
		const twice = {
			name: 'twice',
			routes: [route('one', { original: '/a/:x/' }), route('two', { original: '/a/:y/' })],
		};
		expect(checkRoutes(twice, NONE)).toHaveLength(1);
	});

	it('of the version that is replaced do not count', () => {
		expect(checkRoutes(listings, [listings])).toEqual([]);
	});

	it('may stand beside a literal one, which goes first', () => {
		const newest = { name: 'newest', routes: [route('new', { original: '/for-sale/new/:slug/:id/' })] };
		expect(checkRoutes(newest, [listings])).toEqual([]);
	});
});

describe('rendering every slot before a promotion', () => {
	/** For slots that end: a busy machine takes its time */
	const PLENTY_MS = 30_000;
	/** For slots that never do: what is sound beside them is rendered meanwhile */
	const SHORT_MS = 1_500;
	const renderProblems = async (changes: Record<string, (text: string) => string>, limitMs = PLENTY_MS) => {
		const { outDir, manifest } = await buildFixture('1.0.0', changes);
		return checkRendering(outDir, manifest, NONE, limitMs);
	};
	const inNote = (code: string) => ({
		'slots/note.tsx': (text: string) =>
			text.replace('const text = useText();', `const text = useText();\n\t${code}`),
	});

	it('finds nothing wrong with a good version', async () => {
		expect(await renderProblems({})).toEqual([]);
	});

	it('reports a slot that throws, with where and the line', async () => {
		const problems = await renderProblems(
			inNote("if (text('note').startsWith('Une')) throw new Error('no roof');"),
		);
		expect(problems).toMatchObject([
			{
				code: 'render-error',
				what: expect.stringMatching(/no roof \(at \w+ \(src\/slots\/note\.tsx:\d+\)\)$/),
				where: expect.stringContaining('note for contact'),
				mend: expect.stringContaining('renderSlot'),
			},
		]);
		expect(problems[0]?.where).toContain('in fr');
	});

	it('reports each text that no dictionary has, with key, language and slot', async () => {
		const problems = await renderProblems(inNote("text('n0te');\n\ttext('shape.n0te', { count: 2 });"));
		expect(
			problems.map(({ code, what, where }) => [code, what, /^note .* in (..)$/.exec(where)?.[1]]),
		).toEqual(
			['nl', 'fr', 'en', 'de'].map((language) => [
				'missing-text',
				`Visitors would read keys: "n0te" has no text in ${language}. "shape.n0te" has no text in ${language}.`,
				language,
			]),
		);
	});

	it('reports a slot that loops, ends it, and still renders the others', async () => {
		const changes = {
			...inNote('for (;;);'),
			'greeting/greeting.tsx': (text: string) =>
				text.replace(
					'const nameId = useId();',
					"const nameId = useId();\n\tif (host.language === 'en') throw new Error('no door');",
				),
		};
		const problems = await renderProblems(changes, SHORT_MS);
		expect(problems.map(({ code, where }) => [code, where.split(' ')[0]])).toEqual(
			expect.arrayContaining([
				['render-timeout', 'note'],
				['render-error', 'greeting'],
			]),
		);
		expect(problems).toHaveLength(2);
	});

	it('reports a load that never answers', async () => {
		const changes = {
			'slots/note.tsx': (text: string) =>
				text.replace(
					'load: async () => ({ data: {} })',
					"load: ({ language }) => language === 'de' ? new Promise<never>(() => {}) : Promise.resolve({ data: {} })",
				),
		};
		const problems = await renderProblems(changes, SHORT_MS);
		expect(problems).toMatchObject([
			{
				code: 'render-timeout',
				what: expect.stringContaining('load took longer'),
				mend: expect.stringContaining('does not heed context.signal'),
				where: expect.stringContaining('in de'),
			},
		]);
	});

	it('asks a slot once more for which the samples came late, as on a machine that stood still', async () => {
		const late = "throw Object.assign(new Error('types gave no answer.'), { code: 'timeout' });";
		const lateLoad = (isAlways: boolean) => ({
			'slots/note.tsx': (text: string) =>
				text.replace(
					'load: async () => ({ data: {} })',
					`load: async () => { const seen = globalThis as { late?: boolean }; if (${isAlways} || !seen.late) { seen.late = true; ${late} } return { data: {} }; }`,
				),
		});
		expect(await renderProblems(lateLoad(false))).toEqual([]);
		expect((await renderProblems(lateLoad(true)))[0]).toMatchObject({
			code: 'render-error',
			what: expect.stringContaining('types gave no answer.'),
		});
	});

	it('reports a slot that reaches for the process, which no site gives it', async () => {
		const problems = await renderProblems(inNote('process.exit(3);'));
		expect(problems[0]).toMatchObject({
			code: 'render-error',
			what: expect.stringContaining('process.exit'),
		});
	});

	it('reports a bundle that cannot be imported', async () => {
		const problems = await renderProblems({
			'slots/note.tsx': (text) => `${text}\nthrow new Error('not today');`,
		});
		expect(problems).toMatchObject([{ code: 'broken-bundle', what: expect.stringContaining('not today') }]);
	});

	it('reports a link to a route that does not exist', async () => {
		const problems = await renderProblems({
			'greeting/load-greeting.ts': (text) =>
				text.replace("href('fixture.home', { id })", "href('forms.nowhere')"),
		});
		expect(problems[0]).toMatchObject({
			code: 'render-error',
			what: expect.stringContaining('No route "forms.nowhere"'),
		});
	});
});
