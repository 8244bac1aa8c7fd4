import { type ApiClient, createApiClient } from '@estate/shared-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isRemoteMissing, type ReleaseFollower } from '../../releases/release-follower.ts';
import type { LiveSite } from '../../site/live-site.ts';
import type { SiteState } from '../../site/site-state.ts';
import { EncodedBody } from '../encoded-body.ts';
import { sendEncoded } from '../send-encoded.ts';
import { sitemapNames, sitemapPart } from './sitemap-entries.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

interface SitemapSettings {
	live: LiveSite;
	releases: Pick<ReleaseFollower, 'remotes'>;
	apiUrl: string;
	siteUrl: string;
}

/** Files that are kept: a part of a large agency is some megabytes. */
const KEPT = 16;

/** Key of the index beside the names of the parts. */
const INDEX = '';

async function makeXml(name: string, state: SiteState, api: ApiClient, siteUrl: string): Promise<string> {
	if (name === INDEX) return sitemapIndexXml(await sitemapNames(state, api), siteUrl);
	const entries = await sitemapPart(name, state, api);
	return entries ? sitemapXml(entries, siteUrl) : '';
}

/** `/sitemap.xml` and the parts that it names: each made when it is asked for, once for a release set and revision of the content. */
export async function sitemapRoutes(
	app: FastifyInstance,
	{ live, releases, apiUrl, siteUrl }: SitemapSettings,
): Promise<void> {
	const api = createApiClient({ baseUrl: apiUrl });
	const made = new LRUCache<string, EncodedBody, { name: string; state: SiteState }>({
		max: KEPT,
		fetchMethod: async (_key, _stale, { context: { name, state } }) =>
			new EncodedBody(await makeXml(name, state, api, siteUrl)),
	});

	/** What was given last: addresses do not go because the api or a remote's files are away */
	const given = new LRUCache<string, EncodedBody>({ max: KEPT });

	async function newest(name: string): Promise<EncodedBody | undefined> {
		const { state } = live;
		if (!state || isRemoteMissing(releases)) return undefined;
		const context = { name, state };
		const xml = await made.fetch(`${state.key} ${name}`, { context }).catch(() => undefined);
		if (xml) given.set(name, xml);
		return xml;
	}

	async function send(request: FastifyRequest, reply: FastifyReply, name: string) {
		const xml = (await newest(name)) ?? given.get(name);
		// Search engines ask again.
		if (xml === undefined)
			return reply.code(503).header('retry-after', '60').type('text/plain').send('Try again later.\n');
		if (xml.size === 0)
			return reply.code(404).type('text/plain').send('There is no such part of the sitemap.\n');
		reply.header('cache-control', 'public, max-age=600').type('application/xml');
		return sendEncoded(request, reply, xml);
	}

	app.get('/sitemap.xml', (request, reply) => send(request, reply, INDEX));
	app.get<{ Params: { file: string } }>('/sitemaps/:file', (request, reply) =>
		send(request, reply, request.params.file.replace(/\.xml$/, '')),
	);
}
