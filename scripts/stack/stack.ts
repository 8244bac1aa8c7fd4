import { readConfiguration as readApiConfiguration } from '../../api/src/configuration.ts';
import { readConfiguration as readSiteConfiguration } from '../../shell/src/server/configuration.ts';
import { allOf } from './all-of.ts';
import {
	followsContent,
	hasDemoOwners,
	hasEmbeddedDatabase,
	holdsSite,
	searchOnce,
	wasServed,
} from './later-start.ts';
import { type DemoAgency, type PreparedDatabase, prepareBundles, prepareDatabase } from './prepare.ts';
import { Progress } from './progress.ts';
import { ServerProcess } from './server-process.ts';
import { requireFolder, requireFreePort, type StackSettings } from './settings.ts';

export interface StackOptions {
	/** Start a server again when it dies; tests that kill one do it themselves */
	restart?: boolean;
	quiet?: boolean;
	demo?: DemoAgency;
	onLine?: (line: string) => void;
}

/** The api and the site, prepared and running. */
export interface Stack {
	siteUrl: string;
	apiUrl: string;
	api: ServerProcess;
	site: ServerProcess;
	hasDemoOwners: boolean;
	stop(): Promise<void>;
}

/** Prepares what is missing and starts both servers; resolves when both answer. A wrong setting of either is said before anything is built. */
export async function startStack(settings: StackSettings, options: StackOptions = {}): Promise<Stack> {
	const { restart = true, quiet = false, demo, onLine } = options;
	const progress = new Progress({ quiet });
	readApiConfiguration(settings.environment);
	readSiteConfiguration(settings.environment);
	requireFolder('DATA_DIR', settings.dataDir);
	await requireFreePort('PORT', settings.port);
	await requireFreePort('API_PORT', settings.apiPort);

	const apiUrl = `http://127.0.0.1:${settings.apiPort}`;
	const siteUrl = `http://localhost:${settings.port}`;
	const localUrl = `http://127.0.0.1:${settings.port}`;
	const isLater = hasEmbeddedDatabase(settings);
	const common = { environment: settings.environment, restart, ...(onLine ? { onLine } : {}) };
	const api = new ServerProcess({
		name: 'api',
		file: 'api/src/main.ts',
		healthUrl: `${apiUrl}/healthz`,
		...common,
	});
	const site = new ServerProcess({
		name: 'site',
		file: 'shell/src/server/main.ts',
		healthUrl: `${localUrl}/healthz`,
		...common,
	});
	const stop = async () => {
		await site.stop();
		await api.stop();
	};
	const startApi = () => progress.step('Api', () => api.start());
	async function startOnDatabase(): Promise<PreparedDatabase> {
		if (isLater) {
			await startApi();
			if (await holdsSite(apiUrl)) {
				await searchOnce(apiUrl);
				return { hasDemoOwners: await hasDemoOwners(settings) };
			}
			await api.stop();
		}
		const prepared = await prepareDatabase(settings, progress, demo);
		await startApi();
		return prepared;
	}
	async function startSite(database: Promise<unknown>): Promise<void> {
		await prepareBundles(settings, progress);
		if (!isLater || !wasServed(settings)) await database;
		await progress.step('Site', () => site.start());
		await database;
		await followsContent(localUrl);
	}
	try {
		const database = startOnDatabase();
		await allOf([database, startSite(database)]);
		return { siteUrl, apiUrl, api, site, stop, ...(await database) };
	} catch (error) {
		await stop();
		throw error;
	}
}
