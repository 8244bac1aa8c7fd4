import { setTimeout as delay } from 'node:timers/promises';
import { Connection } from './connection.ts';
import { nextAddress } from './load.ts';

const LOOK_EVERY_MS = 40;

/** One instance that is asked again and again. */
export interface Watched {
	name: string;
	/** host:port */
	address: string;
	path: string;
	headers?: Record<string, string>;
	/** What tells an old answer from a new one */
	stateOf(body: string): string | undefined;
}

export interface Seen {
	name: string;
	state: string | undefined;
	/** Milliseconds since 1970 */
	askedAt: number;
}

export interface Change {
	at: number;
	/** State of every answer that knows of the change */
	state: string;
}

export interface Staleness {
	/**
	 * Milliseconds from the change to the first question that got an answer with it, at the slowest instance. How long the
	 * answer took is not in it: a busy machine is slow with old answers as well.
	 */
	servedAfter: number;
	/** Milliseconds from the change to the latest question that got an older answer; 0 where none did */
	oldUntil: number;
}

/** What instances answered around a change. An instance that never answered with it served it after an infinite time. */
export function stalenessOf(seen: readonly Seen[], { at, state }: Change): Staleness {
	const names = new Set(seen.map(({ name }) => name));
	const firsts = Array.from(names, (name) => {
		const news = seen.filter((each) => each.name === name && each.state === state);
		return Math.min(...news.map(({ askedAt }) => askedAt)) - at;
	});
	const old = seen.filter((each) => each.askedAt >= at && each.state !== state);
	return {
		servedAfter: Math.max(0, ...firsts),
		oldUntil: Math.max(0, ...old.map(({ askedAt }) => askedAt - at)),
	};
}

/** Asks every instance, until it is told to end; returns what they answered. */
export class InstanceWatch {
	readonly #seen: Seen[] = [];
	readonly #watches: Promise<void>[];
	#isOver = false;

	constructor(instances: readonly Watched[]) {
		this.#watches = instances.map((instance) => this.#watch(instance));
	}

	/** Has every instance answered with it? */
	areAllAt(state: string): boolean {
		const names = new Set(this.#seen.filter((each) => each.state === state).map(({ name }) => name));
		return names.size === this.#watches.length;
	}

	async end(): Promise<Seen[]> {
		this.#isOver = true;
		await Promise.all(this.#watches);
		return this.#seen;
	}

	async #watch({ name, address, path, headers = {}, stateOf }: Watched): Promise<void> {
		const connection = new Connection(`http://${address}`, nextAddress());
		while (!this.#isOver) {
			const askedAt = Date.now();
			const reply = await connection.ask({ path, headers: { 'accept-encoding': 'identity', ...headers } });
			this.#seen.push({ name, state: stateOf(reply.body.toString()), askedAt });
			await delay(LOOK_EVERY_MS);
		}
		connection.close();
	}
}
