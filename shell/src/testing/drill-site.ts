import { join } from 'node:path';
import { freePort, type SampleApi, serveSamples } from '@estate/shared-contract/samples';
import { readConfiguration } from '../server/configuration.ts';
import { type RunningSite, type SiteParts, startSite } from '../server/start-site.ts';
import { buildDrill, type DrillStore, drillStore } from './drill.ts';
import { scratchFolder } from './scratch-folder.ts';

export interface DrillSiteOptions {
	/** Versions of the drill remote in the store, the first of them promoted; both by default */
	versions?: readonly string[];
	parts?: Partial<SiteParts>;
	/** Settings of the site, given the port that it listens on */
	settings?: (port: number) => Record<string, string>;
}

interface OtherInstance {
	parts?: Partial<SiteParts>;
	settings?: Record<string, string>;
}

type Instance = Pick<DrillSite, 'url' | 'drain' | 'metrics' | 'stop'>;

/** A whole site on sample answers, whose one remote misbehaves when it is asked to. */
export interface DrillSite {
	url: string;
	/** As on SIGTERM, before it stops */
	drain(seconds: number): Promise<void>;
	/** Text of `/metrics` */
	metrics(): Promise<string>;
	api: SampleApi;
	drill: DrillStore;
	log: string[];
	/** Another instance on the same store and api, with other parts and settings where they are given; ended with this one */
	secondInstance(other?: OtherInstance): Promise<Instance>;
	stop(): Promise<void>;
}

/** Longer than any slot takes that does not hang, on a machine that does much else */
const RENDER_TIME_LIMIT_MS = 10_000;

/** Publishes the versions, promotes the first, and starts the site. */
export async function startDrillSite({
	versions = ['1.0.0', '1.1.0'],
	parts = {},
	settings = () => ({}),
}: DrillSiteOptions = {}): Promise<DrillSite> {
	const api = await serveSamples();
	const drill = await drillStore();
	for (const version of versions) await drill.publish(await buildDrill(version));
	const [first] = versions;
	if (first) await drill.promote(first);
	const log: string[] = [];
	const sites: RunningSite[] = [];
	async function start(other: OtherInstance = {}): Promise<Instance> {
		const [port, metricsPort] = await Promise.all([freePort(), freePort()]);
		const configuration = readConfiguration({
			PORT: String(port),
			METRICS_PORT: String(metricsPort),
			API_URL: api.url,
			DATA_DIR: join(await scratchFolder(), 'data'),
			RELEASES_DIR: drill.location,
			LOG_LEVEL: 'silent',
			RENDER_TIME_LIMIT: String(RENDER_TIME_LIMIT_MS),
			RENDER_WORKERS: '1',
			...settings(port),
			...other.settings,
		});
		const site = await startSite(configuration, (message) => log.push(message), { ...parts, ...other.parts });
		sites.push(site);
		return {
			url: `http://localhost:${port}`,
			drain: (seconds) => site.app.drain.begin(seconds),
			metrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
			async stop() {
				sites.splice(sites.indexOf(site), 1);
				await site.stop();
			},
		};
	}
	return {
		...(await start()),
		api,
		drill,
		log,
		secondInstance: start,
		async stop() {
			await Promise.all(sites.map((site) => site.stop()));
			// A test may have closed it already.
			await api.close().catch(() => {});
		},
	};
}
