import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const QUARTER = 15 * 60_000;
const MOST_TRIES = 5;

/** So many wrong tokens of one network in a quarter of an hour, then none is looked at. Networks are kept as hashes, in memory alone. */
export class LogInThrottle {
	readonly #salt = randomBytes(16);
	readonly #tries = new LRUCache<string, number>({ max: 10_000, ttl: QUARTER, noUpdateTTL: true });

	/** Seconds until the next try is looked at; 0: now */
	wait(network: string): number {
		const name = this.#nameOf(network);
		if ((this.#tries.get(name) ?? 0) < MOST_TRIES) return 0;
		return Math.max(1, Math.ceil(this.#tries.getRemainingTTL(name) / 1_000));
	}

	failed(network: string): void {
		const name = this.#nameOf(network);
		this.#tries.set(name, (this.#tries.get(name) ?? 0) + 1);
	}

	#nameOf(network: string): string {
		return createHash('sha256').update(this.#salt).update(network).digest('base64url');
	}
}
