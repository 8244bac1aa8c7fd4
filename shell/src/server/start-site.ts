import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copiesFolder, openStore, ReleaseError, type ReleaseStore } from '@estate/releases';
import type { FastifyInstance } from 'fastify';
import type { FrameModule } from '../frame/frame-module.ts';
import type { Configuration } from './configuration.ts';
import { readConsoleAssets } from './http/console-assets.ts';
import type { PageContext } from './http/page-context.ts';
import { RemoteFiles } from './http/remote-files.ts';
import { DIST, readShellAssets, type ShellAssets } from './http/shell-assets.ts';
import { SiteMetrics } from './http/site-metrics.ts';
import { createSiteServer } from './http/site-server.ts';
import { Alerts } from './releases/alerts/alerts.ts';
import { followReleases, type ReleaseFollower } from './releases/follow-releases.ts';
import { countsOfRender } from './releases/health/counts-of-render.ts';
import { HealthRecorder } from './releases/health/health-recorder.ts';
import { instanceName, instanceReport } from './releases/instance-report.ts';
import { VisitorSites } from './releases/override/visitor-sites.ts';
import { runPolicies } from './releases/run-policies.ts';
import { createRenderPool, type RenderPool, type RenderPoolSettings } from './render/render-pool.ts';
import { LastGood } from './site/last-good.ts';
import { LiveSite } from './site/live-site.ts';
import { watchContent } from './site/watch-content.ts';

const REPORT_EVERY = 20_000;
const LEFTOVERS_AFTER = 86_400_000;
/** Sooner where something was counted: what fails is to be seen soon */
const HEALTH_EVERY = 5_000;

export interface RunningSite {
	app: FastifyInstance;
	releases: ReleaseFollower;
	metrics: SiteMetrics;
	stop(): Promise<void>;
}

/** What the site is made of, when it is not the shell's own build: the bench measures another one the same way. */
export interface SiteParts {
	/** Folder of the browser's files */
	dist: string;
	assets: ShellAssets;
	/** Draws documents, given the shell's own frame */
	frame(own: FrameModule): FrameModule;
	pool(settings: RenderPoolSettings): RenderPool;
}

/** Throws ReleaseError for a store that no log can be kept in. One that is out of reach is waited for. */
async function requireUsable(store: ReleaseStore): Promise<void> {
	await store.log.check().catch((error: unknown) => {
		if (error instanceof ReleaseError && error.code === 'bad-location') throw error;
	});
}

/** Joins store, api, render threads and HTTP server, and listens. Throws when the port is taken or the shell is not built. */
export async function startSite(
	configuration: Configuration,
	log: (message: string) => void,
	parts: Partial<SiteParts> = {},
): Promise<RunningSite> {
	const { channel, apiUrl, dataDir, renderTimeLimit: timeLimit } = configuration;
	const assets = parts.assets ?? (await readShellAssets());
	const ownFrame = (await import(pathToFileURL(join(DIST, 'server', 'frame.mjs')).href)) as FrameModule;
	const frame = parts.frame?.(ownFrame) ?? ownFrame;
	await mkdir(dataDir, { recursive: true });
	const lastGood = new LastGood(join(dataDir, 'last-good.json'));
	const before = await lastGood.read();
	const store = openStore(configuration.releases, { copies: copiesFolder(configuration.releases, dataDir) });
	await requireUsable(store);
	// In its own time: copies of versions that were pruned, and what died half done.
	void store.artifacts.removeLeftovers(LEFTOVERS_AFTER).catch(() => {});
	const metrics = new SiteMetrics();
	const recorder = new HealthRecorder();
	const instance = instanceName(configuration.port);
	const live = new LiveSite(configuration.artifacts);
	const pool = (parts.pool ?? createRenderPool)({
		workers: configuration.renderWorkers,
		timeLimit,
		onRestart: () => metrics.workerRestarts.inc(),
	});
	const report = (follower: ReleaseFollower) =>
		store.instances
			.write({
				...instanceReport(instance, follower, channel, assets.shared),
				health: recorder.cells(),
			})
			.catch((error: Error) => log(`The instance report cannot be written: ${error.message}`));

	const releasesReady = followReleases({
		store,
		channel,
		pool,
		lastGood: before.releases,
		onProblem: log,
		onChange(follower) {
			live.releases = follower.current;
			void report(follower);
			if (follower.current.remotes.size > 0) void lastGood.save({ releases: follower.followed });
		},
	});
	if (before.site) live.content = before.site;
	const contentReady = watchContent(
		apiUrl,
		before.site,
		(site) => {
			live.content = site;
			void lastGood.save({ site });
		},
		log,
	);
	const [releases, content] = await Promise.all([releasesReady, contentReady]);
	const context: PageContext = {
		frame,
		assets,
		siteUrl: configuration.siteUrl,
		viewsSample: configuration.viewsSample,
		live,
		releases,
		log,
		report({ kind, remote, version, slot, message }) {
			metrics.reports.inc({ kind, remote, version, slot });
			log(`${remote}.${slot} ${version} reports ${kind}: ${message}`);
		},
		drawer: {
			pool,
			apiUrl,
			siteUrl: configuration.siteUrl,
			timeLimit,
			observe({ slot, failure }, version, milliseconds) {
				// A browser draws what comes from a development server: there is nothing to count.
				if (failure?.kind === 'elsewhere') return;
				const labels = { remote: slot.remote, version, slot: slot.slot.name };
				metrics.slotSeconds.observe(labels, milliseconds / 1000);
				recorder.count(slot.remote, version, ...countsOfRender(failure));
				if (!failure) return;
				metrics.slotErrors.inc({ ...labels, kind: failure.kind });
				log(
					`${slot.remote}.${slot.slot.name} ${version} was not drawn (${failure.kind}): ${failure.message}`,
				);
			},
		},
	};
	const { overrides, opsToken } = configuration;
	const sites = new VisitorSites(live, releases, overrides, log);
	const app = await createSiteServer({
		context,
		files: new RemoteFiles(store.artifacts),
		dist: parts.dist ?? DIST,
		apiUrl,
		logLevel: configuration.logLevel,
		cacheSize: configuration.htmlCacheSize,
		reportsPerMinute: configuration.reportsPerMinute,
		viewsPerMinute: configuration.viewsPerMinute,
		recorder,
		overrides,
		console: opsToken
			? {
					token: opsToken,
					store,
					channel,
					siteUrl: configuration.siteUrl,
					overrideSecret: overrides.secret,
					assets: await readConsoleAssets(),
					log,
				}
			: undefined,
		sites,
		live,
		releases,
		content,
		metrics,
	});
	const { webhook, siteUrl } = configuration;
	const notices = new Alerts({
		url: webhook?.url,
		secret: webhook?.secret ?? '',
		channel,
		siteUrl,
		onProblem: log,
	});
	const stopPolicies = runPolicies({
		store,
		channel,
		releases,
		onDone(entry) {
			log(
				`${entry.remote} in ${channel}, revision ${entry.revision}: ${entry.action} by itself: ${entry.why}`,
			);
			void notices.send(entry);
		},
		onProblem: log,
	});
	let reportedAt = performance.now();
	const reporter = setInterval(() => {
		const isDue = performance.now() - reportedAt >= REPORT_EVERY;
		if (!recorder.takeChange() && !isDue) return;
		reportedAt = performance.now();
		void report(releases);
	}, HEALTH_EVERY);
	reporter.unref();
	async function stop(): Promise<void> {
		clearInterval(reporter);
		stopPolicies();
		notices.stop();
		content.stop();
		releases.stop();
		await app.close();
		await pool.close();
	}
	try {
		await app.listen({ port: configuration.port, host: configuration.host });
	} catch (error) {
		await stop();
		throw error;
	}
	return { app, releases, metrics, stop };
}
