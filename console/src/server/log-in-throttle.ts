import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { BadRequest } from './bad-request.ts';

const QUARTER_MS = 15 * 60_000;
const MOST_TRIES = 5;

/** `retryAfter`: seconds */
class Throttled extends BadRequest {
	readonly retryAfter: number;

	constructor(wait: number) {
		super(
			429,
			'throttled',
			`Too many wrong tokens came from your address. Try again in ${Math.ceil(wait / 60)} min; the release command asks the store itself.`,
		);
		this.retryAfter = wait;
	}
}

/** So many wrong tokens of one network in a quarter of an hour, then those are refused unseen that the caller does not let by. Networks are kept as hashes, in memory alone. */
export class LogInThrottle {
	readonly #salt = randomBytes(16);
	readonly #tries = new LRUCache<string, number>({ max: 10_000, ttl: QUARTER_MS, noUpdateTTL: true });

	/** Seconds until the next try is looked at; 0: now */
	wait(network: string): number {
		const name = this.#nameOf(network);
		if ((this.#tries.get(name) ?? 0) < MOST_TRIES) return 0;
		return Math.max(1, Math.ceil(this.#tries.getRemainingTTL(name) / 1_000));
	}

	/** Throws BadRequest 429 that says when to try again. */
	require(network: string): void {
		const wait = this.wait(network);
		if (wait > 0) throw new Throttled(wait);
	}

	failed(network: string): void {
		const name = this.#nameOf(network);
		this.#tries.set(name, (this.#tries.get(name) ?? 0) + 1);
	}

	#nameOf(network: string): string {
		return createHash('sha256').update(this.#salt).update(network).digest('base64url');
	}
}
