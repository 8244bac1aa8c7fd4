import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

export interface MetricsAddress {
	host: string;
	port: number;
}

/**
 * `/metrics` on an address of its own, which visitors do not reach. `refresh` brings what is not counted as it happens up to
 * date. Throws when the port is taken.
 */
export async function serveMetrics(
	address: MetricsAddress,
	registry: Registry,
	refresh: () => Promise<void>,
): Promise<FastifyInstance> {
	const app = Fastify();
	app.get('/metrics', async (_, reply) => {
		await refresh();
		return reply.type(registry.contentType).send(await registry.metrics());
	});
	await app.listen(address);
	return app;
}
