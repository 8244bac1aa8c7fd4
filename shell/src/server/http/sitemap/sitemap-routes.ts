import { type ApiClient, createApiClient } from '@estate/shared-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRemoteMissing, type ReleaseFollower } from '../../releases/release-follower.ts';
import type { LiveSite } from '../../site/live-site.ts';
import type { SiteState } from '../../site/site-state.ts';
import { MadeFiles } from '../made-files.ts';
import { sendEncoded } from '../send-encoded.ts';
import { sitemapNames, sitemapPart } from './sitemap-entries.ts';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

interface SitemapSettings {
	live: LiveSite;
	releases: Pick<ReleaseFollower, 'remotes'>;
	apiUrl: string;
	siteUrl: string;
}

/** Key of the index beside the names of the parts. */
const INDEX = '';

async function makeXml(
	name: string,
	state: SiteState,
	api: ApiClient,
	siteUrl: string,
): Promise<string | undefined> {
	if (name === INDEX) return sitemapIndexXml(await sitemapNames(state, api), siteUrl);
	const entries = await sitemapPart(name, state, api);
	return entries && sitemapXml(entries, siteUrl);
}

/** `/sitemap.xml` and the parts that it names: each made when it is asked for, once for a release set and revision of the content. */
export async function sitemapRoutes(
	app: FastifyInstance,
	{ live, releases, apiUrl, siteUrl }: SitemapSettings,
): Promise<void> {
	const api = createApiClient({ baseUrl: apiUrl });
	const files = new MadeFiles();

	async function send(request: FastifyRequest, reply: FastifyReply, name: string) {
		const { state } = live;
		const isKnowable = state && !isRemoteMissing(releases);
		const file = isKnowable
			? await files.file(name, state.key, (part) => makeXml(part, state, api, siteUrl))
			: files.last(name);
		// Search engines ask again.
		if (file === 'away')
			return reply.code(503).header('retry-after', '60').type('text/plain').send('Try again later.\n');
		if (file === 'none')
			return reply.code(404).type('text/plain').send('There is no such part of the sitemap.\n');
		reply.header('cache-control', 'public, max-age=600').type('application/xml');
		return sendEncoded(request, reply, file);
	}

	app.get('/sitemap.xml', (request, reply) => send(request, reply, INDEX));
	app.get<{ Params: { name: string } }>('/sitemaps/:name(.+).xml', (request, reply) =>
		send(request, reply, request.params.name),
	);
}
