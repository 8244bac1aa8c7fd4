import path from 'node:path';
import autocannon from 'autocannon';
import { buildInto } from '../../../e2e/src/deploy/server-command.ts';
import { ServerProcess } from '../../../scripts/stack/server-process.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';
import { memoryOf } from '../process-tree.ts';
import { benchSettings, startBenchSite } from '../start-bench-stack.ts';
import { findTemplates } from '../templates.ts';
import { distinctSearch } from '../throughput/distinct-search.ts';
import { type MemoryFigures, memoryCourse, type Sample } from './judge-memory.ts';

export interface MemoryLoad {
	minutes: number;
	/** Pages a second, of which every second one is in no cache */
	rate: number;
	/** Of a PostgreSQL server; '' measures the embedded database */
	databaseUrl: string;
}

/** What `npm run build` makes, below the root */
const DIST = 'var/bench-memory/dist';
const CONNECTIONS = 20;
const SAMPLE_EVERY_MS = 5_000;

/** Pages that visitors share, and between them lists that nobody has asked for yet. */
async function mixedPaths(siteUrl: string): Promise<() => string> {
	const shared = (await findTemplates(siteUrl)).filter(({ isOwners }) => !isOwners).map(({ path }) => path);
	const distinct = distinctSearch('/nl/te-koop/');
	let count = 0;
	return () => {
		count += 1;
		return count % 2 === 0 ? distinct() : (shared[(count >> 1) % shared.length] ?? '/nl/');
	};
}

/** The site and the api as production runs them: what `npm run build` makes, on data that a start from sources prepared. */
async function startBuilt(databaseUrl: string) {
	const changes = { DATABASE_URL: databaseUrl };
	await (await startBenchSite(changes)).stop();
	await buildInto(path.join(ROOT, DIST));
	const { environment, port, apiPort } = benchSettings(changes);
	const server = (name: 'site' | 'api', ownPort: number) =>
		new ServerProcess({
			name,
			file: path.join(DIST, `${name}.js`),
			healthUrl: `http://127.0.0.1:${ownPort}/healthz`,
			environment,
			restart: false,
		});
	const [api, site] = [server('api', apiPort), server('site', port)];
	const stop = async () => {
		await site.stop();
		await api.stop();
	};
	try {
		await api.start();
		await site.start();
	} catch (error) {
		await stop();
		throw error;
	}
	return { siteUrl: `http://localhost:${port}`, site, api, stop };
}

/** Keeps a site under a steady mixed load, and samples the memory of all its processes and of the api. */
export async function measureMemory(
	{ minutes, rate, databaseUrl }: MemoryLoad,
	onSample: (sample: Sample) => void,
): Promise<MemoryFigures & { samples: Sample[] }> {
	const stack = await startBuilt(databaseUrl);
	try {
		const nextPath = await mixedPaths(stack.siteUrl);
		const samples: Sample[] = [];
		const started = performance.now();
		const sampler = setInterval(() => {
			const atSeconds = (performance.now() - started) / 1_000;
			const sample = {
				atSeconds,
				site: memoryOf(stack.site.pid) / 1e6,
				api: memoryOf(stack.api.pid) / 1e6,
			};
			samples.push(sample);
			onSample(sample);
		}, SAMPLE_EVERY_MS);
		try {
			await autocannon({
				url: stack.siteUrl,
				duration: minutes * 60,
				connections: CONNECTIONS,
				overallRate: rate,
				headers: { 'accept-encoding': 'br' },
				requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
			});
		} finally {
			clearInterval(sampler);
		}
		const figures = { site: memoryCourse(samples, 'site'), api: memoryCourse(samples, 'api') };
		return { ...figures, isEmbedded: databaseUrl === '', samples };
	} finally {
		await stack.stop();
	}
}
