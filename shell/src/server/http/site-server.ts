import { type ConsoleSettings, consoleRoutes } from '@estate/console/server';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { HealthRecorder } from '../releases/health/health-recorder.ts';
import { viewBeacons } from '../releases/health/view-beacons.ts';
import { overrideRoutes } from '../releases/override/override-routes.ts';
import type { OverrideSettings } from '../releases/override/visitor-sites.ts';
import { isServedVersion } from '../releases/served-version.ts';
import { apiProxy } from './api-proxy.ts';
import { assetRoutes } from './asset-routes.ts';
import { browserReports } from './browser-reports.ts';
import { contractRoute } from './contract-route.ts';
import { refusalAnswer } from './error-answers.ts';
import { feedRoutes } from './feed/feed-routes.ts';
import { mapFrame } from './map-frame.ts';
import { type OperatorSettings, operatorRoutes } from './operator-routes.ts';
import type { PageContext } from './page-context.ts';
import { pageRequest } from './page-request.ts';
import { pageRoutes } from './page-routes.ts';
import { pageStyles } from './page-styles.ts';
import { qrCodes } from './qr-codes.ts';
import type { RemoteFiles } from './remote-files.ts';
import { isSameOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import { sendAnswer } from './send-answer.ts';
import { siteFiles } from './site-files.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';

const MOST_URL_BYTES = 8 * 1024;

export interface SiteServerSettings extends OperatorSettings {
	context: PageContext;
	files: RemoteFiles;
	/** Folder of the shell's build */
	dist: string;
	apiUrl: string;
	logLevel: string;
	cacheBytes: number;
	reportsPerMinute: number;
	viewsPerMinute: number;
	recorder: HealthRecorder;
	overrides: OverrideSettings;
	/** Undefined: there is no operator console */
	console: Omit<ConsoleSettings, 'isSameOrigin'> | undefined;
}

/** The HTTP server of the site, not yet listening. */
export async function createSiteServer(settings: SiteServerSettings): Promise<FastifyInstance> {
	const { context, files, dist, apiUrl, logLevel, live, sites, releases, metrics } = settings;
	const app = Fastify({
		logger: { level: logLevel },
		logController: new LogController({ disableRequestLogging: true }),
		trustProxy: 'loopback',
		// Longer ones than 8 KB get their answer from us, not a reset connection.
		http: { maxHeaderSize: 64 * 1024 },
		routerOptions: { maxParamLength: MOST_URL_BYTES, ignoreDuplicateSlashes: false },
		frameworkErrors: (_, request, reply) => {
			void sendAnswer(
				request,
				reply.headers(headers),
				refusalAnswer(context, pageRequest(request), 'bad-address'),
			);
		},
	});
	const headers = securityHeaders(context.siteUrl);
	app.addHook('onRequest', async (request, reply) => {
		reply.headers(headers);
		if ((request.raw.url?.length ?? 0) > MOST_URL_BYTES)
			return sendAnswer(request, reply, refusalAnswer(context, { ...pageRequest(request) }, 'long-address'));
	});
	await app.register(apiProxy, { apiUrl });
	await app.register(assetRoutes, { files, live, sites, releases, dist });
	await app.register(pageStyles, { apiUrl, live });
	const isKnown = (remote: string, version: string) => isServedVersion(releases, remote, version);
	await app.register(browserReports, { metrics, perMinute: settings.reportsPerMinute, isKnown });
	await app.register(viewBeacons, {
		metrics,
		recorder: settings.recorder,
		siteUrl: context.siteUrl,
		perMinute: settings.viewsPerMinute,
		isKnown,
	});
	await app.register(operatorRoutes, { live, sites, releases, content: settings.content, metrics });
	await app.register(contractRoute, { releases, shared: context.assets.shared });
	await app.register(overrideRoutes, { context, sites, overrides: settings.overrides });
	if (settings.console)
		await app.register(consoleRoutes, {
			...settings.console,
			isSameOrigin: (request) => isSameOrigin(request, context.siteUrl),
		});
	await app.register(siteFiles, { live, siteUrl: context.siteUrl });
	await app.register(sitemapRoutes, { live, apiUrl, siteUrl: context.siteUrl });
	await app.register(feedRoutes, { context, apiUrl });
	await app.register(qrCodes, { siteUrl: context.siteUrl });
	await app.register(mapFrame, context);
	await app.register(pageRoutes, { context, live, sites, metrics, cacheBytes: settings.cacheBytes });
	return app;
}
