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
	stop(): Promise<void>;
}

/** Builds and publishes the versions, promotes the first, and starts the site. */
export async function startDrillSite(
	port: number,
	versions: readonly string[],
	parts: Partial<SiteParts> = {},
): Promise<DrillSite> {
	const api = await serveSamples();
	const drill = await drillStore();
	for (const out of await Promise.all(versions.map(buildDrill))) await drill.publish(out);
	const [first] = versions;
	if (first) await drill.promote(first);
	const log: string[] = [];
	const configuration = readConfiguration({
		PORT: String(port),
		API_URL: api.url,
		DATA_DIR: join(await scratchFolder(), 'data'),
		RELEASES_DIR: drill.location,
		LOG_LEVEL: 'silent',
		RENDER_TIME_LIMIT: '800',
		REPORTS_PER_MINUTE: '5',
	});
	const site: RunningSite = await startSite(configuration, (message) => log.push(message), parts);
	return {
		url: `http://localhost:${port}`,
		api,
		drill,
		log,
		async stop() {
			await site.stop();
			// A test may have closed it already.
			await api.close().catch(() => {});
		},
	};
}
