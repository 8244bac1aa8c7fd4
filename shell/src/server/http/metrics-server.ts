import Fastify, { type FastifyInstance } from 'fastify';
import type { ListenFault } from '../start-fault.ts';
import { type MetricsSettings, metricsRoute } from './metrics-route.ts';

export interface MetricsAddress {
	host: string;
	port: number;
}

/** `/metrics` on an address of its own, which visitors do not reach. Throws when the port is taken. */
export async function listenForMetrics(
	address: MetricsAddress,
	settings: MetricsSettings,
): Promise<FastifyInstance> {
	const app = Fastify();
	await app.register(metricsRoute, settings);
	try {
		await app.listen(address);
	} catch (error) {
		const listening = { port: 'METRICS_PORT', host: 'METRICS_HOST' } as const;
		throw Object.assign(error as ListenFault, { listening });
	}
	return app;
}
