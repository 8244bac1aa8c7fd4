import { type ConsoleSettings, consoleRoutes } from '@estate/console/server';
import { isOwnRequest } from '@estate/shared-contract/own-request';
import type { FastifyInstance } from 'fastify';
import type { ErrorRecorder } from '../releases/errors/error-recorder.ts';
import type { HealthRecorder } from '../releases/health/health-recorder.ts';
import { viewBeacons } from '../releases/health/view-beacons.ts';
import type { ViewTokens } from '../releases/health/view-tokens.ts';
import { leftCookie } from '../releases/override/override-cookie.ts';
import { overrideRoutes } from '../releases/override/override-routes.ts';
import type { OverrideSettings } from '../releases/override/visitor-sites.ts';
import { servedNames } from '../releases/served-version.ts';
import { apiProxy } from './api-proxy.ts';
import { assetRoutes } from './asset-routes.ts';
import { createBareServer } from './bare-server.ts';
import { browserReports } from './browser-reports.ts';
import { contractRoute } from './contract-route.ts';
import { incompleteLink } from './error-answers.ts';
import { feedRoutes } from './feed/feed-routes.ts';
import { limitConnections } from './intake/limit-connections.ts';
import { limitRequests } from './intake/limit-requests.ts';
import { trustedProxies, warnOfUntrustedProxy } from './intake/trusted-proxies.ts';
import { mapFrame } from './map-frame.ts';
import { type OperatorSettings, operatorRoutes } from './operator-routes.ts';
import type { PageContext } from './page-context.ts';
import { registerPageRoutes } from './page-routes.ts';
import { pageStyles } from './page-styles.ts';
import { qrCodes } from './qr-codes.ts';
import type { RemoteFiles } from './remote-files.ts';
import { sendAnswer } from './send-answer.ts';
import type { ShellFiles } from './shell-files.ts';
import { siteFiles } from './site-files.ts';
import type { SiteMetrics } from './site-metrics.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';

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
	console: Omit<ConsoleSettings, 'isSameOrigin' | 'endAtLogIn' | 'sayIncompleteLink'> | undefined;
}

/** The HTTP server of the site, not yet listening. */
export async function createSiteServer(settings: SiteServerSettings): Promise<FastifyInstance> {
	const { context, files, dist, apiUrl, live, sites, releases, metrics } = settings;
	const isProxy = trustedProxies(settings.trustProxy);
	const app = createBareServer(context, settings);
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
		drain: app.drain,
	});
	await app.register(contractRoute, { releases, shared: context.assets.shared });
	await app.register(overrideRoutes, { context, sites, overrides: settings.overrides });
	if (settings.console)
		await app.register(consoleRoutes, {
			...settings.console,
			endAtLogIn: [leftCookie],
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
