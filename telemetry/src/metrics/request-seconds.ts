import type { FastifyInstance } from 'fastify';
import { Histogram, Registry } from 'prom-client';
import { spanOf } from '../tracing/trace-requests.ts';
import { tracing } from '../tracing/tracing.ts';
import { methodOf } from './known-methods.ts';
import { routeOf } from './route-of.ts';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A registry; while traces are on in the OpenMetrics format, which alone has exemplars. Prometheus reads both. */
export function newRegistry(): Registry {
	const registry = new Registry();
	// The types of the two formats exclude each other.
	if (tracing()) registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE as never);
	return registry;
}

/** Times each answer, by the pattern of its route, its method and the class of its status; with the trace's id where there is one. */
export class RequestSeconds {
	readonly #hasExemplars = tracing() !== undefined;
	readonly #seconds: Histogram<'route' | 'method' | 'status'>;

	constructor(registry: Registry) {
		this.#seconds = new Histogram({
			name: 'http_server_request_duration_seconds',
			help: 'Time to answer requests, by pattern of the route, method and class of the status',
			labelNames: ['route', 'method', 'status'],
			buckets: BUCKETS,
			registers: [registry],
			enableExemplars: this.#hasExemplars,
		});
	}

	/** Before the routes are registered. */
	watch(app: FastifyInstance): void {
		app.addHook('onResponse', (request, reply, done) => {
			const status = `${Math.floor(reply.statusCode / 100)}xx`;
			const labels = { route: routeOf(request), method: methodOf(request), status };
			const value = reply.elapsedTime / 1_000;
			if (this.#hasExemplars) this.#seconds.observe({ labels, value, exemplarLabels: exemplar(request) });
			else this.#seconds.observe(labels, value);
			done();
		});
	}
}

function exemplar(request: Parameters<typeof spanOf>[0]): Record<string, string> {
	const [, trace_id, span_id, flags] = spanOf(request)?.traceparent.split('-') ?? [];
	return trace_id && span_id && flags === '01' ? { trace_id, span_id } : {};
}
