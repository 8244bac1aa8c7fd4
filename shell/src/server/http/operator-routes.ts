import { createHash } from 'node:crypto';
import { discoveryDocument } from '@estate/releases';
import type { ChannelState, RemoteManifest } from '@estate/shared-contract';
import type { FastifyInstance } from 'fastify';
import { hasOverrideCookie } from '../releases/override/override-cookie.ts';
import type { VisitorSites } from '../releases/override/visitor-sites.ts';
import type { ReleaseFollower } from '../releases/release-follower.ts';
import type { LiveSite } from '../site/live-site.ts';
import type { ContentWatch } from '../site/watch-content.ts';
import type { SiteMetrics } from './site-metrics.ts';

export interface OperatorSettings {
	live: LiveSite;
	sites: VisitorSites;
	releases: ReleaseFollower;
	content: Pick<ContentWatch, 'problem'>;
	metrics: SiteMetrics;
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

/** `/releases.json`, `/healthz` and `/metrics`. */
export async function operatorRoutes(app: FastifyInstance, settings: OperatorSettings): Promise<void> {
	const { live, sites, releases, content, metrics } = settings;

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

	app.get('/healthz', async (_, reply) => {
		const remotes = Object.fromEntries(
			[...releases.remotes].map(([name, { wanted, served, problem, canary, trialProblem }]) => [
				name,
				{
					wanted,
					serving: served?.manifest.version ?? null,
					...(canary ? { trying: canary.remote.manifest.version } : {}),
					...(problem || trialProblem ? { problem: [problem, trialProblem].filter(Boolean).join(' ') } : {}),
				},
			]),
		);
		const problems = [releases.storeProblem, content.problem].filter((problem) => problem !== undefined);
		const isWhole =
			problems.length === 0 &&
			[...releases.remotes.values()].every(({ problem, trialProblem }) => !problem && !trialProblem);
		const status = live.state ? (isWhole ? 'ok' : 'degraded') : 'starting';
		reply.code(live.state ? 200 : 503).header('cache-control', 'no-store');
		return {
			status,
			revision: releases.servedRevision,
			content: live.state?.site.revision ?? null,
			remotes,
			problems,
		};
	});

	app.get('/metrics', async (_, reply) => {
		metrics.releaseFallbacks.reset();
		metrics.releaseTraffic.reset();
		for (const { remote, traffic } of releases.current.canaries)
			metrics.releaseTraffic.set({ remote: remote.manifest.name, version: remote.manifest.version }, traffic);
		for (const [remote, { wanted, served }] of releases.remotes) {
			const serving = served?.manifest.version ?? 'none';
			metrics.releaseFallbacks.set({ remote, wanted, serving }, serving === wanted ? 0 : 1);
		}
		return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
	});
}
