import { join } from 'node:path';
import { type SampleApi, serveSamples } from '@estate/shared-contract/samples';
import { readConfiguration } from '../server/configuration.ts';
import { type RunningSite, type SiteParts, startSite } from '../server/start-site.ts';
import { buildDrill, type DrillStore, drillStore, scratchFolder } from './drill.ts';

/** A whole site on sample answers, whose one remote misbehaves when it is told to. */
export interface DrillSite {
	url: string;
	api: SampleApi;
	drill: DrillStore;
	log: string[];
	/** Another instance on the same store and api; ended with this one */
	secondInstance(port: number): Promise<{ url: string }>;
	stop(): Promise<void>;
}

/** Builds and publishes the versions, promotes the first, and starts the site. */
export async function startDrillSite(
	port: number,
	versions: readonly string[],
	parts: Partial<SiteParts> = {},
	settings: Record<string, string> = {},
): Promise<DrillSite> {
	const api = await serveSamples();
	const drill = await drillStore();
	for (const out of await Promise.all(versions.map((version) => buildDrill(version))))
		await drill.publish(out);
	const [first] = versions;
	if (first) await drill.promote(first);
	const log: string[] = [];
	const sites: RunningSite[] = [];
	async function start(onPort: number): Promise<{ url: string }> {
		const configuration = readConfiguration({
			PORT: String(onPort),
			API_URL: api.url,
			DATA_DIR: join(await scratchFolder(), 'data'),
			RELEASES_DIR: drill.location,
			LOG_LEVEL: 'silent',
			RENDER_TIME_LIMIT: '800',
			REPORTS_PER_MINUTE: '5',
			...settings,
		});
		sites.push(await startSite(configuration, (message) => log.push(message), parts));
		return { url: `http://localhost:${onPort}` };
	}
	return {
		...(await start(port)),
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
