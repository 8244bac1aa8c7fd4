import type { FastifyInstance } from 'fastify';
import type { ReleaseFollower } from '../releases/release-follower.ts';
import type { LiveSite } from '../site/live-site.ts';
import type { ContentWatch } from '../site/watch-content.ts';

export interface HealthSettings {
	live: LiveSite;
	releases: ReleaseFollower;
	content: Pick<ContentWatch, 'problem'>;
}

/** `/healthz`: does the site answer, and with what it should? */
export async function healthRoute(
	app: FastifyInstance,
	{ live, releases, content }: HealthSettings,
): Promise<void> {
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
}
