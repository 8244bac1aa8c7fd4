import type { FastifyInstance, FastifyRequest } from 'fastify';
import { methodOf } from '../metrics/known-methods.ts';
import { routeOf } from '../metrics/route-of.ts';
import type { OpenSpan } from './span.ts';
import { tracing } from './tracing.ts';

const spans = new WeakMap<FastifyRequest, OpenSpan>();

/** The span of a request; undefined while traces are off. */
export const spanOf = (request: FastifyRequest): OpenSpan | undefined => spans.get(request);

/** Headers that make a request which this one causes a child of its span. */
export function headersOf(request: FastifyRequest): Record<string, string> {
	const traceparent = spans.get(request)?.traceparent;
	return traceparent ? { traceparent } : {};
}

const TRACEPARENT = /^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;

interface RequestTraces {
	/** May this request say which trace it belongs to, and whether that is sampled? */
	trusts(request: FastifyRequest): boolean;
	/** Requests that are not worth a trace, such as those for files and for health */
	skips(path: string): boolean;
}

/**
 * A span per request, by the semantic conventions for HTTP: method, route pattern and status, no address, no query, nobody's
 * name. Before all other hooks; does nothing where traces are off when the server is made.
 */
export function traceRequests(app: FastifyInstance, { trusts, skips }: RequestTraces): void {
	const traces = tracing();
	if (!traces) return;
	app.addHook('onRequest', (request, _, done) => {
		if (skips(request.url.split('?')[0] ?? '')) return done();
		const { traceparent } = request.headers;
		const isGiven = typeof traceparent === 'string' && TRACEPARENT.test(traceparent) && trusts(request);
		const method = methodOf(request);
		const span = traces.open(method, {
			kind: 'server',
			parent: isGiven ? traceparent : null,
			attributes: { 'http.request.method': method, 'url.scheme': request.protocol },
		});
		spans.set(request, span);
		span.run(done);
	});
	// What reads the body leaves the span.
	app.addHook('preValidation', (request, _, done) => {
		const span = spans.get(request);
		if (span) span.run(done);
		else done();
	});
	app.addHook('onResponse', (request, reply, done) => {
		const route = routeOf(request);
		const status = reply.statusCode;
		const span = spans.get(request);
		span?.rename(`${methodOf(request)} ${route}`);
		span?.set({ 'http.route': route, 'http.response.status_code': status });
		span?.end(status >= 500 ? { error: String(status) } : {});
		done();
	});
	app.addHook('onRequestAbort', (request, done) => {
		spans.get(request)?.end({ error: 'aborted' });
		done();
	});
}
