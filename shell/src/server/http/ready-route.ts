import type { Drain } from '@estate/shared-contract/drain';
import type { FastifyInstance } from 'fastify';
import type { LiveSite } from '../site/live-site.ts';

export interface ReadySettings {
	live: LiveSite;
	drain: Drain;
}

/**
 * `/readyz`: may a load balancer send visitors here? Not before there are content and a release, nor while the server drains. `/livez`: does the
 * process answer at all? Where it does not, it is started again.
 */
export async function readyRoute(app: FastifyInstance, { live, drain }: ReadySettings): Promise<void> {
	app.get('/livez', async (_, reply) => {
		reply.header('cache-control', 'no-store');
		return { status: 'live' };
	});
	app.get('/readyz', async (_, reply) => {
		const status = drain.isDraining ? 'draining' : live.state?.releases.remotes.size ? 'ready' : 'starting';
		reply.code(status === 'ready' ? 200 : 503).header('cache-control', 'no-store');
		return { status };
	});
}
