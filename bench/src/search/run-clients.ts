import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { type Dispatcher, Pool } from 'undici';
import { type AskKind, askAt } from './search-mix.ts';

/** Milliseconds from asking to the last byte. */
export interface Latencies {
	count: number;
	p50: number;
	p95: number;
	p99: number;
	max: number;
}

export interface ClientFigures extends Latencies {
	searchesPerSecond: number;
	kinds: Partial<Record<AskKind, Latencies>>;
}

export interface ClientRun {
	clients: number;
	seconds: number;
	/** Number of the first question; other ones in a warm-up */
	first?: number;
}

function latencies(times: readonly number[]): Latencies {
	const sorted = [...times].sort((one, other) => one - other);
	const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
	return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** Asks and reads the answer to its end. By dispatch, which takes half the processor's time of `node:http`: the api needs the rest. */
function ask(pool: Dispatcher, path: string): Promise<void> {
	return new Promise((resolve, reject) => {
		let status = 0;
		pool.dispatch(
			{ path, method: 'GET' },
			{
				onRequestStart: () => {},
				onResponseStart: (_, statusCode) => {
					status = statusCode;
				},
				onResponseData: () => {},
				onResponseEnd: () =>
					status === 200 ? resolve() : reject(new Error(`${path} was answered ${status}.`)),
				onResponseError: (_, error) => reject(error),
			},
		);
	});
}

/**
 * Clients that ask one question after the other, each as soon as it has its answer, for so many seconds. A question
 * waits for its turn of the event loop, and the wait counts, so that answers given in process queue as requests do.
 */
export async function runAsks(
	answer: (n: number) => Promise<AskKind>,
	{ clients, seconds, first = 0 }: ClientRun,
): Promise<ClientFigures> {
	const times = new Map<AskKind, number[]>();
	let next = first;
	const started = performance.now();
	const client = async () => {
		while (performance.now() - started < seconds * 1_000) {
			const asked = performance.now();
			await turn();
			const kind = await answer(next++);
			const taken = performance.now() - asked;
			const known = times.get(kind);
			if (known) known.push(taken);
			else times.set(kind, [taken]);
		}
	};
	await Promise.all(Array.from({ length: clients }, client));
	const all = [...times.values()].flat();
	return {
		...latencies(all),
		searchesPerSecond: Math.round(all.length / ((performance.now() - started) / 1_000)),
		kinds: Object.fromEntries([...times].map(([kind, list]) => [kind, latencies(list)])),
	};
}

/** Asks that the api answers one after the other before it is measured */
const FIRST_ASKS = 20;
/** Columns of a million properties take a minute to read; until then some requests run out of their time. */
const AWAKE_WITHIN_MS = 300_000;

/** Resolves when the api has what it searches in memory, and has answered some of the first questions. */
export async function awaken(
	origin: string,
	{ properties, first = 0 }: Pick<ClientRun, 'first'> & { properties: number },
) {
	const pool = new Pool(origin, { connections: 1 });
	const until = performance.now() + AWAKE_WITHIN_MS;
	try {
		for (let n = 0; n < FIRST_ASKS; ) {
			try {
				await ask(pool, askAt(first + n, properties).path);
				n++;
			} catch (error) {
				if (performance.now() > until) throw error;
				await pause(500);
			}
		}
	} finally {
		await pool.destroy();
	}
}

/** Clients that ask the api at `origin`. */
export async function runClients(
	origin: string,
	{ properties, ...run }: ClientRun & { properties: number },
): Promise<ClientFigures> {
	const pool = new Pool(origin, { connections: run.clients });
	try {
		return await runAsks(async (n) => {
			const { kind, path } = askAt(n, properties);
			await ask(pool, path);
			return kind;
		}, run);
	} finally {
		await pool.destroy();
	}
}
