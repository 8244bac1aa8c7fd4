import { readConfiguration as readApiConfiguration } from '../../api/src/configuration.ts';
import { readConfiguration as readSiteConfiguration } from '../../shell/src/server/configuration.ts';
import { type DemoAgency, prepareStack } from './prepare.ts';
import { Progress } from './progress.ts';
import { ServerProcess } from './server-process.ts';
import { requireFreePort, type StackSettings } from './settings.ts';

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
	await requireFreePort('PORT', settings.port);
	await requireFreePort('API_PORT', settings.apiPort);
	const { hasDemoOwners } = await prepareStack(settings, progress, demo);

	const apiUrl = `http://127.0.0.1:${settings.apiPort}`;
	const siteUrl = `http://localhost:${settings.port}`;
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
		healthUrl: `http://127.0.0.1:${settings.port}/healthz`,
		...common,
	});
	const stop = async () => {
		await site.stop();
		await api.stop();
	};
	try {
		await progress.step('Api', () => api.start());
		await progress.step('Site', () => site.start());
	} catch (error) {
		await stop();
		throw error;
	}
	return { siteUrl, apiUrl, api, site, hasDemoOwners, stop };
}
