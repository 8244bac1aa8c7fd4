import type { ApiClient, Article, EndpointName } from '@estate/shared-contract';
import { sampleAnswer } from '@estate/shared-contract/samples';
import { parseRssFeed } from 'feedsmith';
import { expect, it } from 'vitest';
import { feedAddress } from '../../../page/routes/feed-address.ts';
import { siteWith } from '../../../testing/sample-site.ts';
import { siteState } from '../../site/site-state.ts';
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
