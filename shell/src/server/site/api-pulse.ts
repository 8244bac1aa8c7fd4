import type { EventEmitter } from 'node:events';
import { ENDPOINTS } from '@estate/shared-contract';

/** Of the time in which an api that hangs is found out: what an answer may take before it is asked whether it lives */
const WAIT_SHARE = 0.46;
/** Of the same, for each of two probes: the api's simplest answer */
const PROBE_SHARE = 0.27;
/** One that is known to hang is not waited for as long */
const SHORT_WAIT_MS = 200;
const REMEMBERED_MS = 3_000;
/** A probe that took so many times its limit was not heard by this server, which was busy itself */
const BUSY = 1.5;

/**
 * Does the api, with its database, answer at all? One that accepts and says nothing is as good as gone, but no refused
 * connection tells: what waits for it asks here. Two probes in a row have to fail, so that a busy machine is not taken for a
 * dead one.
 */
export class ApiPulse {
	readonly #address: string;
	readonly #waitMs: number;
	readonly #probeMs: number;
	#probing: Promise<boolean> | undefined;
	#deadAtMs = Number.NEGATIVE_INFINITY;

	/** `limitMs`: after which an api that gives no answer counts as gone */
	constructor(apiUrl: string, limitMs: number) {
		this.#address = apiUrl + ENDPOINTS.revision.path;
		this.#waitMs = limitMs * WAIT_SHARE;
		this.#probeMs = limitMs * PROBE_SHARE;
	}

	/** True when it gave no answer just now. */
	async isHanging(): Promise<boolean> {
		if (await this.#probe()) return false;
		return !(await this.#probe());
	}

	/**
	 * Rejects when the api turns out to hang while `work` waits for it; else as `work` does. What hangs is left to its own
	 * limits.
	 */
	async during<Value>(work: Promise<Value>): Promise<Value> {
		let stop = () => {};
		const hung = new Promise<never>((_, reject) => {
			stop = this.#lookOften(() => reject(new ApiHangs()));
		});
		return Promise.race([work, hung]).finally(() => stop());
	}

	/** Calls when the api turns out to hang before the answer is closed. */
	watch(answer: Pick<EventEmitter, 'once'>, onHanging: () => void): void {
		answer.once('close', this.#lookOften(onHanging));
	}

	#lookOften(onHanging: () => void): () => void {
		let isOver = false;
		let timer: NodeJS.Timeout;
		const look = async () => {
			if (!(await this.isHanging())) {
				if (!isOver) timer = setTimeout(look, this.#waitMs);
			} else if (!isOver) onHanging();
		};
		const isKnown = performance.now() - this.#deadAtMs < REMEMBERED_MS;
		timer = setTimeout(look, isKnown ? Math.min(SHORT_WAIT_MS, this.#waitMs) : this.#waitMs);
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}

	/** One at a time, shared by all who ask. */
	#probe(): Promise<boolean> {
		const startedAtMs = performance.now();
		this.#probing ??= fetch(this.#address, { signal: AbortSignal.timeout(this.#probeMs) })
			.then(async (response) => {
				await response.arrayBuffer();
				return response.ok;
			})
			.catch(() => performance.now() - startedAtMs > this.#probeMs * BUSY)
			.then((isAlive) => {
				this.#probing = undefined;
				if (!isAlive) this.#deadAtMs = performance.now();
				return isAlive;
			});
		return this.#probing;
	}
}

/** The api accepts what is asked and does not answer. */
export class ApiHangs extends Error {
	override readonly name = 'ApiHangs';
	constructor() {
		super('The api accepts connections and does not answer.');
	}
}
