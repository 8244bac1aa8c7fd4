import type { ReleaseStore } from '@estate/releases';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { ErrorRecorder } from '../releases/errors/error-recorder.ts';
import type { HealthRecorder } from '../releases/health/health-recorder.ts';
import type { ViewTokens } from '../releases/health/view-tokens.ts';
import { VisitorSites } from '../releases/override/visitor-sites.ts';
import { slotObserver } from '../render/observe-slot.ts';
import { PageReader } from '../render/page-reader.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { ApiPulse } from '../site/api-pulse.ts';
import type { FollowedSite } from '../site/follow-site.ts';
import { AnswerCache } from './answer-cache.ts';
import { readConsoleAssets } from './console-assets.ts';
import { RemoteFiles } from './remote-files.ts';
import { ShellFiles } from './shell-files.ts';
import type { SiteBuild } from './site-build.ts';
import type { SiteMetrics } from './site-metrics.ts';
import { createSiteServer, type SiteServerSettings } from './site-server.ts';

type Log = (message: string) => void;

/** What a server answers with. */
interface ServerParts {
	build: SiteBuild;
	store: ReleaseStore;
	pool: RenderPool;
	metrics: SiteMetrics;
	recorder: HealthRecorder;
	errors: ErrorRecorder;
	tokens: ViewTokens;
	site: FollowedSite;
	/** What cannot be written just now */
	writeProblems: () => (string | undefined)[];
}

async function consoleSettings(
	{ opsToken, oidc, channel, siteUrl, overrides }: Configuration,
	store: ReleaseStore,
	log: Log,
): Promise<SiteServerSettings['console']> {
	if (!opsToken) return undefined;
	const assets = await readConsoleAssets();
	return { token: opsToken, oidc, store, channel, siteUrl, overrideSecret: overrides.secret, assets, log };
}

/** The HTTP server of the site as it is configured, not yet listening. */
export async function configuredServer(
	configuration: Configuration,
	parts: ServerParts,
	log: Log,
): Promise<FastifyInstance> {
	const { build, store, pool, metrics, recorder, errors, tokens, site } = parts;
	const { live, releases, content } = site;
	const { apiUrl, siteUrl, viewsSample, renderTimeLimitMs, overrides } = configuration;
	const observe = slotObserver({ metrics, recorder, errors }, log);
	return createSiteServer({
		context: {
			frame: build.frame,
			assets: build.assets,
			siteUrl,
			viewsSample,
			live,
			releases,
			renderer: {
				pool,
				apiUrl,
				pages: new PageReader(apiUrl),
				pulse: new ApiPulse(apiUrl, configuration.apiTimeLimitMs),
				siteUrl,
				timeLimitMs: renderTimeLimitMs,
				observe,
			},
			answers: new AnswerCache(configuration.htmlCacheBytes),
			log,
			report({ kind, remote, version, slot, message }) {
				metrics.reports.inc({ kind, remote, version, slot });
				log(`${remote}.${slot} ${version} reports ${kind}: ${message}`);
			},
		},
		files: new RemoteFiles(store.artifacts),
		shellFiles: new ShellFiles(store.shells, configuration.channel),
		dist: build.dist,
		apiUrl,
		logLevel: configuration.logLevel,
		reportsPerMinute: configuration.reportsPerMinute,
		viewsPerMinute: configuration.viewsPerMinute,
		trustProxy: configuration.trustProxy,
		recorder,
		errors,
		tokens,
		overrides,
		console: await consoleSettings(configuration, store, log),
		sites: new VisitorSites(live, releases, overrides, log),
		live,
		releases,
		content,
		writeProblems: parts.writeProblems,
		metrics,
	});
}
