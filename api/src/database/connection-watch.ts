import { Client, type ClientConfig, type Pool } from 'pg';
import { TimedClient } from './timed-client.ts';

/** A query that waits for longer is looked into: nearly all are answered in a tenth of it */
const OVERDUE_MS = 1_000;
/** How often it is looked whether one is overdue, and after what time a suspicion is looked into again */
const TICK_MS = 250;
/** Between two looks at queries of which the server says that it works on them */
const CALM_MS = 1_000;
/** For the server's word about its connections */
const LOOK_MS = 1_000;

/** What a session does that has not read what it was sent, or has answered it. */
const RESTING = ['idle', 'idle in transaction', 'idle in transaction (aborted)'];

interface Suspicion {
	askedAt: number;
	bytesRead: number;
}

/**
 * Finds connections that died without a word: a firewall that forgot them, a server process that was stopped. Each would
 * cost a request the whole time of a query. Of a query that is overdue the server is asked, on a new connection, whether it
 * works on it. If it says twice that it does not, and nothing came meanwhile, the connection is cut, and with it those at rest
 * that have said nothing since that query was sent. A server that cannot be asked proves nothing: then the limit of a query decides.
 */
export class ConnectionWatch {
	readonly #pool: Pool;
	readonly #config: ClientConfig;
	readonly #clients = new Set<TimedClient>();
	/** Lent out; the others are at rest */
	readonly #lent = new Set<object>();
	readonly #suspicions = new WeakMap<TimedClient, Suspicion>();
	readonly #timer: NodeJS.Timeout;
	#isLooking = false;
	#notBefore = 0;

	constructor(pool: Pool, config: ClientConfig) {
		this.#pool = pool;
		this.#config = config;
		pool.on('connect', (client) => {
			if (!(client instanceof TimedClient)) return;
			this.#clients.add(client);
			client.onLate = (askedAt) => this.#cutAtRest(askedAt);
		});
		pool.on('acquire', (client) => this.#lent.add(client));
		pool.on('release', (_, client) => this.#lent.delete(client));
		pool.on('remove', (client) => {
			if (client instanceof TimedClient) this.#clients.delete(client);
			this.#lent.delete(client);
		});
		this.#timer = setInterval(() => void this.#tick(), TICK_MS);
		this.#timer.unref();
	}

	stop(): void {
		clearInterval(this.#timer);
	}

	async #tick(): Promise<void> {
		if (this.#pool.ended) return this.stop();
		const now = performance.now();
		if (this.#isLooking || now < this.#notBefore) return;
		const overdue = [...this.#clients].filter(({ askedAt = now }) => now - askedAt > OVERDUE_MS);
		if (overdue.length === 0) return;
		this.#isLooking = true;
		try {
			const resting = await this.#restingOf(overdue);
			const hasSuspects = resting.map((client) => this.#suspect(client)).includes(true);
			this.#notBefore = hasSuspects ? 0 : performance.now() + CALM_MS;
		} catch {
			// Away, full or too slow to say: the limit of a query holds.
			this.#notBefore = performance.now() + CALM_MS;
		} finally {
			this.#isLooking = false;
		}
	}

	/** Those on which the server has nothing to do, or of which it does not know. */
	async #restingOf(clients: readonly TimedClient[]): Promise<TimedClient[]> {
		const asking = new Client({
			...this.#config,
			connectionTimeoutMillis: LOOK_MS,
			statement_timeout: LOOK_MS,
			query_timeout: LOOK_MS,
		});
		asking.on('error', () => {});
		try {
			await asking.connect();
			const { rows } = await asking.query<{ pid: number; state: string | null; own: boolean }>(
				'select pid, state, pid = pg_backend_pid() as own from pg_stat_activity where pid = any($1)',
				[clients.map(processOf).concat(processOf(asking))],
			);
			// A pooler in between has numbers of its own for sessions: then nothing is known.
			if (!rows.some(({ own, pid }) => own && pid === processOf(asking))) return [];
			const states = new Map<number | null, string | null>(rows.map(({ pid, state }) => [pid, state]));
			return clients.filter((client) => {
				const pid = processOf(client);
				return !states.has(pid) || RESTING.includes(states.get(pid) ?? '');
			});
		} finally {
			asking.connection.stream.destroy();
		}
	}

	/** False where the client was answered meanwhile. Cuts it at the second suspicion of the same query. */
	#suspect(client: TimedClient): boolean {
		const { askedAt, bytesRead } = client;
		if (askedAt === undefined) return false;
		const before = this.#suspicions.get(client);
		if (before?.askedAt === askedAt && before.bytesRead === bytesRead) {
			this.#cutAtRest(askedAt);
			client.cut();
		} else this.#suspicions.set(client, { askedAt, bytesRead });
		return true;
	}

	/** Those that have proved nothing since then must not be lent out again. */
	#cutAtRest(askedAt: number): void {
		for (const client of this.#clients)
			if (!this.#lent.has(client) && client.answeredAt <= askedAt) client.cut();
	}
}

/** Of the server; the driver keeps it, though its types do not say so. */
const processOf = (client: Client) => (client as unknown as { processID: number | null }).processID;
