import type { FastifyInstance } from 'fastify';
import { type DiscoverySettings, discoveryRoute } from './discovery-route.ts';
import { type HealthSettings, healthRoute } from './health-route.ts';
import { type MetricsSettings, metricsRoute } from './metrics-route.ts';

export interface OperatorSettings extends DiscoverySettings, HealthSettings, MetricsSettings {}

/** `/releases.json`, `/healthz` and `/metrics`. */
export async function operatorRoutes(
	app: FastifyInstance,
	{ live, sites, releases, content, metrics }: OperatorSettings,
): Promise<void> {
	await app.register(discoveryRoute, { live, sites, releases });
	await app.register(healthRoute, { live, releases, content });
	await app.register(metricsRoute, { releases, metrics });
}
