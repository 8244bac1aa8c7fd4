import { mkdir } from 'node:fs/promises';
import { missingProtection } from '@estate/remote-kit/isolation';
import { startTracing } from '@estate/telemetry';
import type { FastifyInstance } from 'fastify';
import { builtShell } from './built-shell.ts';
import type { Configuration } from './configuration.ts';
import { configuredServer } from './http/configured-server.ts';
import { listenForMetrics } from './http/metrics-server.ts';
import { type OtherBuild, readSiteBuild } from './http/site-build.ts';
import { SiteMetrics } from './http/site-metrics.ts';
import { type BrowserLooker, lookInOwnBrowser, runAutomaticChanges } from './releases/automatic-changes.ts';
import { rollbackCounter } from './releases/count-rollbacks.ts';
import { ErrorRecorder } from './releases/errors/error-recorder.ts';
import { HealthRecorder } from './releases/health/health-recorder.ts';
import { openViewTokens } from './releases/health/open-view-tokens.ts';
import { InstanceReporter } from './releases/instance-reporter.ts';
import { openReleaseStore } from './releases/open-release-store.ts';
import type { ReleaseFollower } from './releases/release-follower.ts';
import { requireFit, shellOffer } from './releases/shell-offer.ts';
import { unknownNames } from './releases/unknown-names.ts';
import { lostThreadObserver } from './render/observe-lost-thread.ts';
import type { Observers } from './render/observe-slot.ts';
import type { RenderPool } from './render/render-pool.ts';
import { createGroupedPool, type TrustSettings } from './render/trust-groups.ts';
import { followSite } from './site/follow-site.ts';
import type { ListenFault } from './start-fault.ts';
import type { Supervised } from './supervisor/supervised.ts';

export interface RunningSite {
	app: FastifyInstance;
	releases: ReleaseFollower;
	metrics: SiteMetrics;
	stop(): Promise<void>;
}

/** What the site is made of, when it is not the shell's own build: the bench measures another one the same way. */
export interface SiteParts extends OtherBuild {
	pool(settings: TrustSettings): RenderPool;
	look: BrowserLooker;
	/** Where a supervisor started this process */
	supervised: Supervised;
}

function trustSettings(
	configuration: Configuration,
	observers: Observers,
	log: (message: string) => void,
): TrustSettings {
	return {
		workers: configuration.renderWorkers,
		timeLimitMs: configuration.renderTimeLimitMs,
		origins: [new URL(configuration.apiUrl).origin],
		apart: configuration.remotesApart,
		grants: configuration.remoteGrants,
		environment: process.env,
		onOutput: log,
		onThreadLost: lostThreadObserver(observers, log),
	};
}

/** Which version of the shell this process is, and how it stands with its supervisor; undefined where it is no version. */
async function runningShell(supervised: Supervised | undefined) {
	const version = (await builtShell())?.version;
	return () => (version ? { version, ...supervised?.standing } : undefined);
}

/** What a site runs: it follows releases and content already, and does not listen yet. */
async function openSite(
	configuration: Configuration,
	log: (message: string) => void,
	{ supervised, pool: createPool = createGroupedPool, ...otherBuild }: Partial<SiteParts>,
) {
	const { channel, port, dataDir } = configuration;
	const build = await readSiteBuild(otherBuild);
	await mkdir(dataDir, { recursive: true });
	const store = await openReleaseStore(configuration.releases, dataDir);
	const offer = shellOffer(build.assets.shared);
	await requireFit(store, channel, offer);
	const metrics = new SiteMetrics();
	const countRollbacks = rollbackCounter(metrics);
	const recorder = new HealthRecorder();
	const errors = new ErrorRecorder();
	const unprotected = missingProtection();
	if (unprotected) log(unprotected);
	const pool = createPool(trustSettings(configuration, { metrics, recorder, errors }, log));
	const reporter = new InstanceReporter({
		instances: store.instances,
		channel,
		port,
		shared: build.assets.shared,
		shell: await runningShell(supervised),
		recorder,
		errors,
		onProblem: log,
	});
	const site = await followSite({
		configuration,
		store,
		pool,
		offer,
		onReleases(releases) {
			countRollbacks(releases);
			void reporter.write(releases);
		},
		onProblem: log,
	});
	for (const sentence of await unknownNames(configuration, store, site.releases)) log(sentence);
	const tokens = await openViewTokens(store.records, log);
	const writeProblems = () => [reporter.problem, site.lastGood.problem];
	const serverParts = { build, store, pool, metrics, recorder, errors, tokens, site, writeProblems };
	const app = await configuredServer(configuration, serverParts, log);
	return { app, store, pool, metrics, reporter, site, writeProblems };
}

/** Joins store, api, render threads and HTTP server, and listens. Throws when the port is taken, the shell is not built, or it cannot run what is active. */
export async function startSite(
	configuration: Configuration,
	log: (message: string) => void,
	parts: Partial<SiteParts> = {},
): Promise<RunningSite> {
	const stopTracing = await startTracing(configuration.traces, 'site', log);
	const { app, store, pool, metrics, reporter, site, writeProblems } = await openSite(
		configuration,
		log,
		parts,
	);
	const { releases } = site;
	const { look = lookInOwnBrowser, supervised } = parts;
	const stopChanges = runAutomaticChanges(configuration, store, releases, look, log);
	let operators: FastifyInstance | undefined;
	async function stop(): Promise<void> {
		stopChanges();
		site.stop();
		await reporter.stop(releases);
		await operators?.close();
		await app.close();
		await pool.close();
		await stopTracing();
	}
	try {
		await supervised?.prove(app);
		await app.listen({ port: configuration.port, host: configuration.host }).catch((error: ListenFault) => {
			throw Object.assign(error, { listening: { port: 'PORT', host: 'HOST' } as const });
		});
		if (configuration.metrics)
			operators = await listenForMetrics(configuration.metrics, { releases, metrics, writeProblems });
		// Only now: a shell that does not start is none that a promotion has to fit.
		await reporter.start(releases);
		supervised?.onStanding(() => void reporter.write(releases));
	} catch (error) {
		await stop();
		throw error;
	}
	return { app, releases, metrics, stop };
}
