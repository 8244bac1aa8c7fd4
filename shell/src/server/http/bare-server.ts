import { Drain } from '@estate/shared-contract/drain';
import { namedHosts } from '@estate/shared-contract/named-hosts';
import { REQUEST_ID_HEADER, requestIdOf } from '@estate/shared-contract/request-id';
import { traceRequests } from '@estate/telemetry';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { answerClientError } from './answer-client-error.ts';
import { refusalAnswer } from './error-answers.ts';
import { CONNECTION_LIMITS } from './intake/intake-limits.ts';
import { nameCharset } from './name-charset.ts';
import { takeAbsoluteForm } from './origin-form.ts';
import type { PageContext } from './page-context.ts';
import { pageRequest } from './page-request.ts';
import { securityHeaders } from './security-headers.ts';
import { sendAnswer } from './send-answer.ts';
import { serverLog } from './server-log.ts';
import type { SiteMetrics } from './site-metrics.ts';

const MOST_URL_BYTES = 8 * 1024;

/** Files, beacons and health: no trace of them is asked for. */
const isNotTraced = (path: string) => /^\/(?:-|media|assets)\//.test(path) || path === '/healthz';

declare module 'fastify' {
	interface FastifyInstance {
		drain: Drain;
	}
}

interface BareServerSettings {
	logLevel: string;
	trustProxy: string;
	metrics: SiteMetrics;
}

/** What the site's server takes, logs and waits for. */
const serverOptions = ({ logLevel, trustProxy }: BareServerSettings) => ({
	logger: serverLog(logLevel),
	logController: new LogController({ disableRequestLogging: true }),
	genReqId: requestIdOf,
	// What comes while it stops was sent before it said so: it is answered.
	return503OnClosing: false,
	trustProxy,
	http: {
		// Longer ones than 8 KB get their answer from us, not a reset connection.
		maxHeaderSize: 64 * 1024,
		requireHostHeader: false,
		headersTimeout: CONNECTION_LIMITS.headersMs,
		connectionsCheckingInterval: CONNECTION_LIMITS.lookEveryMs,
	},
	requestTimeout: CONNECTION_LIMITS.requestMs,
	connectionTimeout: CONNECTION_LIMITS.idleMs,
	clientErrorHandler: answerClientError,
	routerOptions: { maxParamLength: MOST_URL_BYTES, ignoreDuplicateSlashes: false },
});

/** The server without routes: it refuses what is no request of a page, and names, times and protects each answer. */
export function createBareServer(context: PageContext, settings: BareServerSettings): FastifyInstance {
	const headers = securityHeaders(context.siteUrl);
	const app = Fastify({
		...serverOptions(settings),
		frameworkErrors: (_, request, reply) => {
			void sendAnswer(
				request,
				reply.headers(headers),
				refusalAnswer(context, pageRequest(request), 'bad-address'),
			);
		},
	});
	traceRequests(app, { trusts: () => false, skips: isNotTraced });
	settings.metrics.requestSeconds.watch(app);
	app.decorate('drain', new Drain(app.server));
	takeAbsoluteForm(app.server);
	app.addHook('onSend', nameCharset);
	// Pages and the console have their own; of files and beacons nobody learns what the server is made of.
	app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
		const status = error.statusCode ?? 500;
		if (status >= 500) request.log.error(error);
		return reply
			.code(status)
			.header('cache-control', 'no-store')
			.type('application/json')
			.send(JSON.stringify({ error: { code: 'bad-request', message: 'The request cannot be answered.' } }));
	});
	// Without promises: of a page that is kept they are a part that counts.
	app.addHook('onRequest', (request, reply, done) => {
		reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
		if ((request.raw.url?.length ?? 0) > MOST_URL_BYTES)
			void sendAnswer(request, reply, refusalAnswer(context, { ...pageRequest(request) }, 'long-address'));
		else done();
	});
	app.addHook('onRequest', (request, reply, done) => {
		// Of two it would be for neither (RFC 9112, 3.2): a proxy between may have read the other one. Node's own refusal of
		// a request without has no headers that protect.
		const { raw } = request;
		const hasNone = raw.httpVersion === '1.1' && raw.headers.host === undefined;
		if (hasNone || namedHosts(raw) > 1)
			void sendAnswer(request, reply, refusalAnswer(context, pageRequest(request), 'bad-address'));
		else done();
	});
	return app;
}
