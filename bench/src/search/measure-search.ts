import { loadavg } from 'node:os';
import { migrate } from '../../../api/src/database/migrate.ts';
import type { Progress } from '../../../scripts/stack/progress.ts';
import { ServerProcess } from '../../../scripts/stack/server-process.ts';
import { type BenchFeed, loadProperties, MOST_IMPORTED } from './load-properties.ts';
import { awaken, type ClientFigures, runClients } from './run-clients.ts';
import type { BenchDatabase } from './search-databases.ts';

export interface SearchFigures extends ClientFigures {
	database: BenchDatabase['name'];
	properties: number;
	/** Seconds that importing their feed took; of more than MOST_IMPORTED with the time for copying them */
	loading: number;
	/** Load average of the machine over the last minute, at the end */
	load: number;
}

const PORT = Number(process.env.BENCH_PORT ?? 3950) + 6;
const WARM_UP = { seconds: 3, first: 1_000_000 };

/** Fills a database, starts the api on it and lets clients search. Everything is gone afterwards. */
export async function measureSearch(
	database: BenchDatabase,
	feed: BenchFeed,
	{ properties, clients, seconds }: { properties: number; clients: number; seconds: number },
	progress: Progress,
): Promise<SearchFigures> {
	const origin = `http://127.0.0.1:${PORT}`;
	const api = new ServerProcess({
		name: 'api',
		file: 'api/src/main.ts',
		environment: {
			...process.env,
			...database.environment,
			API_PORT: String(PORT),
			LOG_LEVEL: 'error',
			WARM_PICTURES: 'no',
		},
		healthUrl: `${origin}/healthz`,
		restart: false,
	});
	const what = `${properties.toLocaleString('en')} properties on ${database.name}`;
	let figures: ClientFigures | undefined;
	let loading = 0;
	try {
		await progress.step(`Importing ${what}`, async () => {
			const opened = await database.open();
			try {
				await migrate(opened);
				loading = Math.round((await loadProperties(opened, feed, properties)) * 10) / 10;
			} finally {
				await opened.close();
			}
		});
		await progress.step(`Searching ${what}: ${clients} clients, ${seconds} s`, async () => {
			await api.start();
			const asked = { clients, properties: Math.min(properties, MOST_IMPORTED) };
			await awaken(origin, { ...asked, ...WARM_UP });
			await runClients(origin, { ...asked, ...WARM_UP });
			figures = await runClients(origin, { ...asked, seconds });
		});
	} finally {
		await api.stop();
		await database.remove();
	}
	if (!figures) throw new Error(`Nothing was measured for ${what}.`);
	return { ...figures, database: database.name, properties, loading, load: loadavg()[0] ?? 0 };
}
