import type { FastifyInstance } from 'fastify';
import type { ReleaseFollower } from '../releases/release-follower.ts';
import type { LiveSite } from '../site/live-site.ts';
import type { ContentWatch } from '../site/watch-content.ts';

export interface HealthSettings {
	live: LiveSite;
	releases: ReleaseFollower;
	content: Pick<ContentWatch, 'problem'>;
	/** What this server cannot write just now */
	writeProblems: () => (string | undefined)[];
}

/**
 * `/healthz`: does the site answer, and with what it should? Anybody may ask: what is wrong is named by one word, without paths
 * and messages. Those are in the log, in `release status` and in the console.
 */
export async function healthRoute(
	app: FastifyInstance,
	{ live, releases, content, writeProblems }: HealthSettings,
): Promise<void> {
	app.get('/healthz', async (_, reply) => {
		const remotes = Object.fromEntries(
			[...releases.remotes].map(([name, { wanted, served, problem, canary, trialProblem }]) => [
				name,
				{
					wanted,
					serving: served && served.damage !== 'server' ? served.manifest.version : null,
					...(canary ? { trying: canary.remote.manifest.version } : {}),
					...(problem || trialProblem ? { problem: 'not-as-wanted' } : {}),
				},
			]),
		);
		const problems = [
			...(releases.storeProblem ? ['release-store'] : []),
			...(releases.storeFinding ? ['release-log'] : []),
			...(content.problem ? ['content'] : []),
			...(writeProblems().some((problem) => problem !== undefined) ? ['storage'] : []),
		];
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
}
