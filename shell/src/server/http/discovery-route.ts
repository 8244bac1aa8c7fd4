import { createHash, type Hash } from 'node:crypto';
import { discoveryDocument } from '@estate/releases';
import type { ChannelState, RemoteManifest } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import { hasOverrideCookie } from '../releases/override/override-cookie.ts';
import type { VisitorSites } from '../releases/override/visitor-sites.ts';
import type { ReleaseFollower } from '../releases/release-follower.ts';
import type { LiveSite } from '../site/live-site.ts';
import { EncodedBody } from './encoded-body.ts';
import { sendEncoded } from './send-encoded.ts';

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
	let made: { of: readonly unknown[]; hash: Hash; body: EncodedBody } | undefined;

	/** Each tab asks before a navigation, so it is written once for what is served. */
	function document() {
		const of = [releases.followed.state, releases.current, live.artifacts];
		if (made && of.every((part, place) => part === made?.of[place])) return made;
		const text = JSON.stringify(
			discoveryDocument(servedState(releases), servedManifests(releases), live.artifacts),
		);
		made = { of, hash: createHash('sha256').update(text), body: new EncodedBody(text) };
		return made;
	}

	app.get('/releases.json', async (request, reply) => {
		const { hash, body } = document();
		const { cookie } = request.headers;
		const facts = (await sites.of(cookie)).state?.facts.href ?? '';
		const isPersonal = live.canaries.length > 0 || hasOverrideCookie(cookie);
		const etag = `W/"${hash.copy().update(facts).digest('base64url').slice(0, 22)}"`;
		reply.headers({
			etag,
			'cache-control': isPersonal ? 'private, no-cache' : 'no-cache',
			vary: isPersonal ? 'Accept-Encoding, Cookie' : 'Accept-Encoding',
			'access-control-allow-origin': '*',
			...(facts ? { link: `<${facts}>; rel="describedby"` } : {}),
		});
		return sendEncoded(request, reply.type('application/json; charset=utf-8'), body);
	});
}
