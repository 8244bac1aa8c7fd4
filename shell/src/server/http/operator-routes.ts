import type { FastifyInstance } from 'fastify';
import { type DiscoverySettings, discoveryRoute } from './discovery-route.ts';
import { type HealthSettings, healthRoute } from './health-route.ts';

export interface OperatorSettings extends DiscoverySettings, HealthSettings {}

/** `/releases.json` and `/healthz`. */
export async function operatorRoutes(
	app: FastifyInstance,
	{ live, sites, releases, content, writeProblems }: OperatorSettings,
): Promise<void> {
	await app.register(discoveryRoute, { live, sites, releases });
	await app.register(healthRoute, { live, releases, content, writeProblems });
}
