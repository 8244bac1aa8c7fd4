import type { ApiClient, Article, EndpointName } from '@estate/shared-contract';
import { type SampleApi, sampleAnswer, serveSamples } from '@estate/shared-contract/samples';
import Fastify, { type FastifyInstance } from 'fastify';
import { parseRssFeed } from 'feedsmith';
import { afterEach, expect, it } from 'vitest';
import { feedAddress } from '../../../page/routes/feed-address.ts';
import { siteWith } from '../../../testing/sample-site.ts';
import { siteState } from '../../site/site-state.ts';
import { feedRoutes } from './feed-routes.ts';
import { feedXml } from './feed-xml.ts';

const ARTICLES = {
	name: 'content',
	routes: [
		{
			id: 'article',
			pageType: 'article',
			paths: { original: '/blog/:slug/', fr: '/journal/:slug/' },
			slots: ['article-page'],
			breadcrumb: [{ names: { nl: 'Blog', fr: 'Journal' }, path: '/blog/' }],
			unprefixed: 'redirect',
			sitemap: 'article',
		},
	],
	slots: [],
	brings: {},
	languages: ['nl', 'fr', 'en'],
	files: [],
	assets: {},
	version: '1.0.0',
	federationName: 'content',
	entry: 'remoteEntry.js',
};

function stateOf(manifests: unknown[]) {
	const remotes = new Map(manifests.map((manifest) => ['content', { manifest, withdrawn: [] }]));
	return siteState({ id: 'r1', remotes, retired: [] } as never, siteWith([]));
}

/** The samples, with titles that would break a feed that is not escaped. */
const api = {
	async call(name: EndpointName, { query }: { query: Record<string, string> }) {
		const call = { params: {}, query: new URLSearchParams(query), body: undefined, cookie: '' };
		const { items } = sampleAnswer(name, call).body as { items: Article[] };
		return { items: items.map((item) => ({ ...item, title: `${item.title} <&> "]]>` })) };
	},
} as unknown as ApiClient;

it('stands beside the articles, in every language under its own path', () => {
	const { table } = stateOf([ARTICLES]);
	expect(feedAddress(table, 'nl')).toBe('/nl/blog/feed.xml');
	expect(feedAddress(table, 'fr')).toBe('/fr/journal/feed.xml');
	expect(feedAddress(stateOf([]).table, 'nl')).toBeUndefined();
});

it('lists the newest articles with addresses that feed readers can follow, whatever their titles hold', async () => {
	const xml = await feedXml(stateOf([ARTICLES]), { api, siteUrl: 'https://site.example', language: 'fr' });
	const feed = parseRssFeed(xml ?? '');
	expect(feed).toMatchObject({ title: 'Meander – Journal', language: 'fr' });
	expect(feed.atom?.links?.[0]).toMatchObject({
		href: 'https://site.example/fr/journal/feed.xml',
		rel: 'self',
	});
	expect(feed.items?.[0]?.title).toContain('<&> "]]>');
	for (const item of feed.items ?? []) {
		expect(item.link).toMatch(/^https:\/\/site\.example\/fr\/journal\/[a-z0-9-]+\/$/);
		expect(item.guid).toMatchObject({ value: item.link });
		expect(new Date(item.pubDate ?? '').getTime()).toBeGreaterThan(0);
	}
});

let samples: SampleApi | undefined;
let app: FastifyInstance | undefined;
afterEach(async () => {
	await app?.close();
	await samples?.close();
});

/** The route on a real api, as one site has it; `asked` counts what the api was asked for articles. */
async function serveFeed() {
	const api = await serveSamples();
	samples = api;
	app = Fastify();
	const live = { state: stateOf([ARTICLES]) };
	const context = { live, siteUrl: 'https://site.example' };
	await feedRoutes(app, { context: context as never, apiUrl: api.url });
	const get = () =>
		app?.inject({ url: '/nl/blog/feed.xml' }).then(({ statusCode, body }) => ({ statusCode, body }));
	const asked = () => api.calls.filter(({ name }) => name === 'articles').length;
	return { api, live, get, asked };
}

it('is made once, however many readers ask at once', async () => {
	const { get, asked } = await serveFeed();
	const answers = await Promise.all(Array.from({ length: 8 }, get));
	expect(new Set(answers.map((answer) => answer?.body)).size).toBe(1);
	expect(answers[0]).toMatchObject({ statusCode: 200, body: expect.stringContaining('<rss') });
	await get();
	expect(asked()).toBe(1);
});

it('is the last one while the api is away, made again once the content changed, and 503 where there is none yet', async () => {
	const { api, live, get, asked } = await serveFeed();
	api.answer('articles', 500);
	expect(await get()).toMatchObject({ statusCode: 503 });
	api.reset();
	const first = await get();
	live.state = { ...live.state, key: 'another' };
	api.answer('articles', 500);
	expect(await get()).toEqual(first);
	api.reset();
	const before = asked();
	expect(await get()).toMatchObject({ statusCode: 200 });
	expect(asked()).toBe(before + 1);
});
