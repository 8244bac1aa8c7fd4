import Fastify, { type FastifyInstance } from 'fastify';
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
		throw Object.assign(error as Error, { setting: 'METRICS_PORT' });
	}
	return app;
}
