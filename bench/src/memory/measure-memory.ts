import autocannon from 'autocannon';
import { usageOf } from '../process-usage.ts';
import { startBenchSite } from '../start-bench-stack.ts';
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

/** Keeps a site under a steady mixed load, and samples the memory of all its processes and of the api. */
export async function measureMemory(
	{ minutes, rate, databaseUrl }: MemoryLoad,
	onSample: (sample: Sample) => void,
): Promise<MemoryFigures & { samples: Sample[] }> {
	const stack = await startBenchSite({ DATABASE_URL: databaseUrl });
	try {
		const nextPath = await mixedPaths(stack.siteUrl);
		const samples: Sample[] = [];
		const started = performance.now();
		const sampler = setInterval(() => {
			const atSeconds = (performance.now() - started) / 1_000;
			const sample = {
				atSeconds,
				site: usageOf(stack.site.pid).residentMb,
				api: usageOf(stack.api.pid).residentMb,
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
