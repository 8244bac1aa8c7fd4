import autocannon from 'autocannon';
import { ServerProcess } from '../../../scripts/stack/server-process.ts';
import { cpuSecondsOf } from '../process-tree.ts';
import type { BenchStack } from '../start-bench-stack.ts';
import { distinctSearch } from './distinct-search.ts';

/** One server under one load. */
export interface Rate {
	/** Pages a second */
	pages: number;
	/** Milliseconds of a processor that a page takes of the servers, by name */
	cpuMs: Record<string, number>;
}

export interface ThroughputFigures {
	/** Pages that are composed, each for the first time */
	composed: Record<'br' | 'identity', { site: Rate; monolith: Rate }>;
	/** One page that the HTML cache holds, and the same bytes sent by `node:http` alone */
	cached: { site: Rate; bare: Rate };
}

const CONNECTIONS = 20;
const SECONDS = 5;
/** By turns, so that whatever else the machine does slows all alike */
const ROUNDS = 4;
const PATH = '/nl/te-koop/';

interface Measured {
	origin: string;
	/** Servers whose processor time counts */
	pids: Record<string, number | undefined>;
}

const cpuOf = ({ pids }: Measured) =>
	Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, cpuSecondsOf(pid) * 1_000]));

async function load({ origin }: Measured, encoding: string, nextPath: () => string): Promise<number> {
	const result = await autocannon({
		url: origin,
		duration: SECONDS,
		connections: CONNECTIONS,
		headers: { 'accept-encoding': encoding },
		requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
	});
	// A busy site answers some with 503 at once: they are no pages, and no error.
	if (result.errors > 0) throw new Error(`${origin}: ${result.errors} requests failed.`);
	return result['2xx'];
}

/** Takes turns; the first one only warms up. */
async function compare<Name extends string>(
	servers: Record<Name, Measured>,
	encoding: string,
	nextPath: () => string,
): Promise<Record<Name, Rate>> {
	const names = Object.keys(servers) as Name[];
	const counts = new Map<Name, { pages: number; cpuMs: Record<string, number> }>();
	for (let round = 0; round <= ROUNDS; round++)
		for (const name of round % 2 === 0 ? names : [...names].reverse()) {
			const server = servers[name];
			const before = cpuOf(server);
			const pages = await load(server, encoding, nextPath);
			const count = counts.get(name) ?? { pages: 0, cpuMs: {} };
			counts.set(name, count);
			if (round === 0) continue;
			count.pages += pages;
			for (const [each, cpuMs] of Object.entries(cpuOf(server)))
				count.cpuMs[each] = (count.cpuMs[each] ?? 0) + cpuMs - (before[each] ?? 0);
		}
	const rateOf = (name: Name): Rate => {
		const { pages = 0, cpuMs = {} } = counts.get(name) ?? {};
		const perPage = Object.entries(cpuMs).map(([each, total]) => [each, total / pages]);
		return { pages: pages / (ROUNDS * SECONDS), cpuMs: Object.fromEntries(perPage) };
	};
	return Object.fromEntries(names.map((name) => [name, rateOf(name)])) as Record<Name, Rate>;
}

/** Load from this machine: on pages that nobody has asked for yet, by site and monolith, and on one that is kept. */
export async function measureThroughput(stack: BenchStack): Promise<ThroughputFigures> {
	const { siteUrl, monolithUrl, barePort, pids } = stack;
	const bare = new ServerProcess({
		name: 'bare server',
		file: 'bench/src/throughput/bare-server.ts',
		environment: { ...process.env, PORT: String(barePort), PAGE_URL: siteUrl + PATH },
		healthUrl: `http://127.0.0.1:${barePort}/`,
		restart: false,
	});
	const site = { origin: siteUrl, pids: { site: pids.site, api: pids.api } };
	const monolith = { origin: monolithUrl, pids: { monolith: pids.monolith, api: pids.api } };
	try {
		const next = distinctSearch(PATH);
		const composed = {
			br: await compare({ site, monolith }, 'br', next),
			identity: await compare({ site, monolith }, 'identity', next),
		};
		// Twice: what is asked for again is compressed better, and the other server sends those bytes.
		for (let view = 0; view < 3; view++) await (await fetch(siteUrl + PATH)).arrayBuffer();
		await bare.start();
		const bareServer = { origin: `http://127.0.0.1:${barePort}`, pids: { bare: bare.pid } };
		const cached = await compare({ site, bare: bareServer }, 'br', () => PATH);
		return { composed, cached };
	} finally {
		await bare.stop();
	}
}
