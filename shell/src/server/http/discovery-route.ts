import { createHash } from 'node:crypto';
import { discoveryDocument } from '@estate/releases';
import type { ChannelState, RemoteManifest } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import { hasOverrideCookie } from '../releases/override/override-cookie.ts';
import type { VisitorSites } from '../releases/override/visitor-sites.ts';
import type { ReleaseFollower } from '../releases/release-follower.ts';
import type { LiveSite } from '../site/live-site.ts';

export interface DiscoverySettings {
	live: LiveSite;
	sites: VisitorSites;
	releases: ReleaseFollower;
}

/** The channel as it is served: where a version could not be loaded, the one that stands in for it. */
function servedState({ followed, current }: ReleaseFollower): ChannelState {
	const entries = Object.entries(followed.state).flatMap(([name, state]) => {
		const served = current.remotes.get(name);
		if (!served) return [];
		const { previous: _, canary, ...rest } = state;
		const previous = served.previous?.manifest.version;
		const isTried = current.canaries.some(({ remote }) => remote.manifest.name === name);
		return [
			[
				name,
				{
					...rest,
					active: served.manifest.version,
					...(previous ? { previous } : {}),
					...(canary && isTried ? { canary } : {}),
				},
			] as const,
		];
	});
	return Object.fromEntries(entries);
}

function servedManifests({ current }: ReleaseFollower): Record<string, Record<string, RemoteManifest>> {
	const manifests: Record<string, Record<string, RemoteManifest>> = {};
	for (const { manifest, previous } of [
		...current.remotes.values(),
		...current.canaries.map(({ remote }) => remote),
	])
		for (const each of [manifest, ...(previous ? [previous.manifest] : [])])
			manifests[each.name] = { ...manifests[each.name], [each.version]: each };
	return manifests;
}

/** `/releases.json`: the versions that are served, for programs. */
export async function discoveryRoute(
	app: FastifyInstance,
	{ live, sites, releases }: DiscoverySettings,
): Promise<void> {
	app.get('/releases.json', async (request, reply) => {
		const body = JSON.stringify(
			discoveryDocument(servedState(releases), servedManifests(releases), live.artifacts),
		);
		const { cookie } = request.headers;
		const facts = (await sites.of(cookie)).state?.facts.href ?? '';
		const isPersonal = live.canaries.length > 0 || hasOverrideCookie(cookie);
		const etag = `"${createHash('sha256').update(body).update(facts).digest('base64url').slice(0, 22)}"`;
		reply.headers({
			etag,
			'cache-control': isPersonal ? 'private, no-cache' : 'no-cache',
			...(isPersonal ? { vary: 'Cookie' } : {}),
			'access-control-allow-origin': '*',
			...(facts ? { link: `<${facts}>; rel="describedby"` } : {}),
		});
		if (request.headers['if-none-match'] === etag) return reply.code(304).send();
		return reply.type('application/json; charset=utf-8').send(body);
	});
}
