import { HttpError } from './http-error.ts';

interface TurnLimits {
	/** What takes turns, as a refusal calls it: "searches" */
	what: string;
	/** Pieces of work at once */
	atOnce: number;
	/** Of one client, so that no one takes all turns; by default as many as of all */
	ofOne?: number;
	/** Those that wait: in all, and of one client; more are refused. By default as many as come */
	waiting?: number;
	waitingOfOne?: number;
	/** Milliseconds after which nobody reads the answer any more; by default never */
	longestMs?: number;
	/** When a refused one is to come again */
	retryAfterSeconds?: number;
}

export interface Piece {
	/** Who asks; by default all are one */
	client?: string;
	/** Does nobody wait for it any more? */
	isGone?: () => boolean;
}

interface Waiting {
	sinceMs: number;
	isGone(): boolean;
	resolve(): void;
	reject(error: Error): void;
}

interface Client {
	running: number;
	waiting: Waiting[];
}

/**
 * Lets so many pieces of work of each client run at once, and clients take turns: a flood of one waits for itself. Throws 429
 * for more of one client than may wait, 503 for more of all, or who waited too long.
 */
export class Turns {
	readonly #limits: Required<TurnLimits>;
	/** In the order of their next turn */
	readonly #clients = new Map<string, Client>();
	#running = 0;
	#waiting = 0;

	constructor(limits: TurnLimits) {
		this.#limits = {
			ofOne: limits.atOnce,
			waiting: Number.POSITIVE_INFINITY,
			waitingOfOne: Number.POSITIVE_INFINITY,
			longestMs: Number.POSITIVE_INFINITY,
			retryAfterSeconds: 2,
			...limits,
		};
	}

	/** The result of `work`, which begins when its turn has come; never for a request that is gone by then. */
	async run<Result>(
		work: () => Promise<Result>,
		{ client: name = '', isGone = () => false }: Piece = {},
	): Promise<Result> {
		const client = this.#clients.get(name) ?? { running: 0, waiting: [] };
		this.#clients.set(name, client);
		try {
			if (this.#running >= this.#limits.atOnce || client.running >= this.#limits.ofOne)
				await this.#wait(client, isGone);
			else this.#begin(client);
		} catch (error) {
			this.#forget(name, client);
			throw error;
		}
		try {
			return await work();
		} finally {
			client.running--;
			this.#running--;
			this.#giveTurns();
			this.#forget(name, client);
		}
	}

	/** Clients that are known: those of which something runs or waits */
	get size(): number {
		return this.#clients.size;
	}

	#busy(status: 429 | 503): HttpError {
		const { what, retryAfterSeconds } = this.#limits;
		return new HttpError(status, 'unavailable', `Too many ${what} at once: try again in a few seconds.`, {
			headers: { 'retry-after': String(retryAfterSeconds) },
		});
	}

	#forget(name: string, { running, waiting }: Client): void {
		if (running === 0 && waiting.length === 0) this.#clients.delete(name);
	}

	#begin(client: Client): void {
		client.running++;
		this.#running++;
	}

	#wait(client: Client, isGone: () => boolean): Promise<void> {
		if (client.waiting.length >= this.#limits.waitingOfOne) throw this.#busy(429);
		if (this.#waiting >= this.#limits.waiting) throw this.#busy(503);
		this.#waiting++;
		return new Promise((resolve, reject) => {
			client.waiting.push({ sinceMs: performance.now(), isGone, resolve, reject });
		});
	}

	/** The first of a client's that somebody still waits for. */
	#next(client: Client): Waiting | undefined {
		for (let next = client.waiting.shift(); next; next = client.waiting.shift()) {
			this.#waiting--;
			const isLate = performance.now() - next.sinceMs > this.#limits.longestMs;
			if (!isLate && !next.isGone()) return next;
			next.reject(this.#busy(503));
		}
		return undefined;
	}

	#giveTurns(): void {
		for (const [name, client] of [...this.#clients]) {
			if (this.#running >= this.#limits.atOnce) return;
			if (client.running >= this.#limits.ofOne) continue;
			const next = this.#next(client);
			if (!next) continue;
			// Behind all others from now on.
			this.#clients.delete(name);
			this.#clients.set(name, client);
			this.#begin(client);
			next.resolve();
		}
	}
}
