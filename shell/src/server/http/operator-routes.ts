import type { FastifyInstance } from 'fastify';
import { type DiscoverySettings, discoveryRoute } from './discovery-route.ts';
import { type HealthSettings, healthRoute } from './health-route.ts';
import { type ReadySettings, readyRoute } from './ready-route.ts';

export interface OperatorSettings extends DiscoverySettings, HealthSettings, ReadySettings {}

/** `/releases.json`, `/healthz`, `/livez` and `/readyz`. */
export async function operatorRoutes(
	app: FastifyInstance,
	{ live, sites, releases, content, writeProblems, drain }: OperatorSettings,
): Promise<void> {
	await app.register(discoveryRoute, { live, sites, releases });
	await app.register(healthRoute, { live, releases, content, writeProblems });
	await app.register(readyRoute, { live, drain });
}
