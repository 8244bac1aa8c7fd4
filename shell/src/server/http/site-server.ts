import { type ConsoleSettings, consoleRoutes } from '@estate/console/server';
import { Drain } from '@estate/shared-contract/drain';
import { isOwnRequest } from '@estate/shared-contract/own-request';
import { REQUEST_ID_HEADER, requestIdOf } from '@estate/shared-contract/request-id';
import { traceRequests } from '@estate/telemetry';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { ErrorRecorder } from '../releases/errors/error-recorder.ts';
import type { HealthRecorder } from '../releases/health/health-recorder.ts';
import { viewBeacons } from '../releases/health/view-beacons.ts';
import type { ViewTokens } from '../releases/health/view-tokens.ts';
import { overrideRoutes } from '../releases/override/override-routes.ts';
import type { OverrideSettings } from '../releases/override/visitor-sites.ts';
import { servedNames } from '../releases/served-version.ts';
import { answerClientError } from './answer-client-error.ts';
import { apiProxy } from './api-proxy.ts';
import { assetRoutes } from './asset-routes.ts';
import { browserReports } from './browser-reports.ts';
import { contractRoute } from './contract-route.ts';
import { incompleteLink, refusalAnswer } from './error-answers.ts';
import { feedRoutes } from './feed/feed-routes.ts';
import { CONNECTION_LIMITS } from './intake/intake-limits.ts';
import { limitConnections } from './intake/limit-connections.ts';
import { limitRequests } from './intake/limit-requests.ts';
import { trustedProxies, warnOfUntrustedProxy } from './intake/trusted-proxies.ts';
import { mapFrame } from './map-frame.ts';
import { nameCharset } from './name-charset.ts';
import { type OperatorSettings, operatorRoutes } from './operator-routes.ts';
import type { PageContext } from './page-context.ts';
import { pageRequest } from './page-request.ts';
import { registerPageRoutes } from './page-routes.ts';
import { pageStyles } from './page-styles.ts';
import { qrCodes } from './qr-codes.ts';
import type { RemoteFiles } from './remote-files.ts';
import { securityHeaders } from './security-headers.ts';
import { sendAnswer } from './send-answer.ts';
import { serverLog } from './server-log.ts';
import type { ShellFiles } from './shell-files.ts';
import { siteFiles } from './site-files.ts';
import type { SiteMetrics } from './site-metrics.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';

const MOST_URL_BYTES = 8 * 1024;

/** Files, beacons and health: nobody asks how those came about. */
const isNotTraced = (path: string) => /^\/(?:-|media|assets)\//.test(path) || path === '/healthz';

declare module 'fastify' {
	interface FastifyInstance {
		drain: Drain;
	}
}

export interface SiteServerSettings extends Omit<OperatorSettings, 'drain'> {
	context: PageContext;
	files: RemoteFiles;
	/** Folder of the shell's build */
	dist: string;
	shellFiles: ShellFiles;
	apiUrl: string;
	logLevel: string;
	reportsPerMinute: number;
	viewsPerMinute: number;
	/** Proxies whose `X-Forwarded-For` is believed: addresses, networks and names of ranges, comma-separated */
	trustProxy: string;
	metrics: SiteMetrics;
	recorder: HealthRecorder;
	errors: ErrorRecorder;
	tokens: ViewTokens;
	overrides: OverrideSettings;
	/** Undefined: there is no operator console */
	console: Omit<ConsoleSettings, 'isSameOrigin' | 'sayIncompleteLink'> | undefined;
}

/** The HTTP server of the site, not yet listening. */
export async function createSiteServer(settings: SiteServerSettings): Promise<FastifyInstance> {
	const { context, files, dist, apiUrl, logLevel, live, sites, releases, metrics } = settings;
	const isProxy = trustedProxies(settings.trustProxy);
	const app = Fastify({
		logger: serverLog(logLevel),
		logController: new LogController({ disableRequestLogging: true }),
		genReqId: requestIdOf,
		// What comes while it stops was sent before it said so: it is answered.
		return503OnClosing: false,
		trustProxy: settings.trustProxy,
		http: {
			// Longer ones than 8 KB get their answer from us, not a reset connection.
			maxHeaderSize: 64 * 1024,
			headersTimeout: CONNECTION_LIMITS.headersMs,
			connectionsCheckingInterval: CONNECTION_LIMITS.lookEveryMs,
		},
		requestTimeout: CONNECTION_LIMITS.requestMs,
		connectionTimeout: CONNECTION_LIMITS.idleMs,
		clientErrorHandler: answerClientError,
		routerOptions: { maxParamLength: MOST_URL_BYTES, ignoreDuplicateSlashes: false },
		frameworkErrors: (_, request, reply) => {
			void sendAnswer(
				request,
				reply.headers(headers),
				refusalAnswer(context, pageRequest(request), 'bad-address'),
			);
		},
	});
	traceRequests(app, { trusts: () => false, skips: isNotTraced });
	metrics.requestSeconds.watch(app);
	const drain = new Drain(app.server);
	app.decorate('drain', drain);
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
	const headers = securityHeaders(context.siteUrl);
	app.addHook('onRequest', async (request, reply) => {
		reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
		if ((request.raw.url?.length ?? 0) > MOST_URL_BYTES)
			return sendAnswer(request, reply, refusalAnswer(context, { ...pageRequest(request) }, 'long-address'));
	});
	app.addHook('onRequest', async (request, reply) => {
		// It would be for neither (RFC 9112, 3.2): a proxy between may have read the other one.
		if ((request.raw.headersDistinct?.host?.length ?? 1) > 1)
			return sendAnswer(request, reply, refusalAnswer(context, pageRequest(request), 'bad-address'));
	});
	limitConnections(app.server, isProxy);
	warnOfUntrustedProxy(app, isProxy, context.log);
	limitRequests(app, context);
	await app.register(apiProxy, { apiUrl, pulse: context.renderer.pulse, context });
	await app.register(assetRoutes, { files, live, sites, releases, dist, shellFiles: settings.shellFiles });
	await app.register(pageStyles, { apiUrl, live });
	const names = servedNames(releases);
	await app.register(browserReports, {
		metrics,
		errors: settings.errors,
		perMinute: settings.reportsPerMinute,
		names,
	});
	await app.register(viewBeacons, {
		metrics,
		recorder: settings.recorder,
		siteUrl: context.siteUrl,
		perMinute: settings.viewsPerMinute,
		names,
		tokens: settings.tokens,
	});
	await app.register(operatorRoutes, {
		live,
		sites,
		releases,
		content: settings.content,
		writeProblems: settings.writeProblems,
		drain,
	});
	await app.register(contractRoute, { releases, shared: context.assets.shared });
	await app.register(overrideRoutes, { context, sites, overrides: settings.overrides });
	if (settings.console)
		await app.register(consoleRoutes, {
			...settings.console,
			isSameOrigin: (headers) => isOwnRequest(headers, context.siteUrl),
			sayIncompleteLink: (request, reply) => sendAnswer(request, reply, incompleteLink(context, request)),
		});
	await app.register(siteFiles, { live, siteUrl: context.siteUrl });
	await app.register(sitemapRoutes, { live, releases, apiUrl, siteUrl: context.siteUrl });
	await app.register(feedRoutes, { context, apiUrl });
	await app.register(qrCodes, { siteUrl: context.siteUrl });
	await app.register(mapFrame, context);
	await app.register(registerPageRoutes, { context, live, sites, metrics, tokens: settings.tokens });
	return app;
}
