import type { FastifyInstance } from 'fastify';
import type { ReleaseFollower } from '../releases/release-follower.ts';
import type { SiteMetrics } from './site-metrics.ts';

export interface MetricsSettings {
	releases: ReleaseFollower;
	metrics: SiteMetrics;
	/** What cannot be written just now */
	writeProblems: () => (string | undefined)[];
}

/** `/metrics`, as Prometheus reads it. */
export async function metricsRoute(
	app: FastifyInstance,
	{ releases, metrics, writeProblems }: MetricsSettings,
): Promise<void> {
	app.get('/metrics', async (_, reply) => {
		metrics.releaseFallbacks.reset();
		metrics.releaseTraffic.reset();
		metrics.releaseInfo.reset();
		const isStoreWell = !releases.storeProblem && !releases.storeFinding;
		metrics.releaseStoreUp.set(isStoreWell ? 1 : 0);
		metrics.storageWritable.set(writeProblems().every((problem) => problem === undefined) ? 1 : 0);
		for (const [remote, { manifest }] of releases.current.remotes)
			metrics.releaseInfo.set({ remote, version: manifest.version }, 1);
		for (const { remote, traffic } of releases.current.canaries)
			metrics.releaseTraffic.set({ remote: remote.manifest.name, version: remote.manifest.version }, traffic);
		for (const [remote, { wanted, served }] of releases.remotes) {
			const serving = served && served.damage !== 'server' ? served.manifest.version : 'none';
			metrics.releaseFallbacks.set({ remote, wanted, serving }, serving === wanted ? 0 : 1);
		}
		return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
	});
}
