import { createApiClient } from '@estate/shared-contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LiveSite } from '../site/live-site.ts';
import type { SiteState } from '../site/site-state.ts';
import { sitemapParts } from './sitemap-entries.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

interface SitemapSettings {
	live: LiveSite;
	apiUrl: string;
	siteUrl: string;
}

/** Files of the sitemap: name → XML. */
interface Files {
	index: string;
	parts: ReadonlyMap<string, string>;
}

async function makeFiles(state: SiteState, { apiUrl, siteUrl }: SitemapSettings): Promise<Files> {
	const parts = new Map<string, string>();
	for await (const part of sitemapParts(state, createApiClient({ baseUrl: apiUrl })))
		parts.set(part.name, await sitemapXml(part, siteUrl));
	return { index: await sitemapIndexXml([...parts.keys()], siteUrl), parts };
}

/** `/sitemap.xml` and the parts that it names: made once for each release set and revision of the content. */
export async function sitemapRoutes(app: FastifyInstance, settings: SitemapSettings): Promise<void> {
	const made = new LRUCache<string, Promise<Files>>({ max: 2 });

	function files(): Promise<Files> | undefined {
		const { state } = settings.live;
		if (!state) return undefined;
		const known = made.get(state.key);
		if (known) return known;
		const fresh = makeFiles(state, settings);
		made.set(state.key, fresh);
		fresh.catch(() => made.delete(state.key));
		return fresh;
	}

	async function send(reply: FastifyReply, choose: (files: Files) => string | undefined) {
		const all = await Promise.resolve(files()).catch(() => undefined);
		// The api is away: search engines ask again.
		if (!all)
			return reply.code(503).header('retry-after', '60').type('text/plain').send('Try again later.\n');
		const xml = choose(all);
		if (xml === undefined)
			return reply.code(404).type('text/plain').send('There is no such part of the sitemap.\n');
		return reply.header('cache-control', 'public, max-age=600').type('application/xml').send(xml);
	}

	app.get('/sitemap.xml', (_, reply) => send(reply, ({ index }) => index));
	app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) =>
		send(reply, ({ parts }) => parts.get(request.params.file.replace(/\.xml$/, ''))),
	);
}
