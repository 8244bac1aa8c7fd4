import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const QUARTER = 15 * 60_000;
const MOST_TRIES = 5;

/** So many wrong tokens of one address in a quarter of an hour, then none is looked at. Addresses are kept as hashes, in memory alone. */
export class LogInThrottle {
	readonly #salt = randomBytes(16);
	readonly #tries = new LRUCache<string, number>({ max: 10_000, ttl: QUARTER, noUpdateTTL: true });

	/** Seconds until the next try is looked at; 0: now */
	wait(address: string): number {
		const name = this.#nameOf(address);
		if ((this.#tries.get(name) ?? 0) < MOST_TRIES) return 0;
		return Math.max(1, Math.ceil(this.#tries.getRemainingTTL(name) / 1_000));
	}

	failed(address: string): void {
		const name = this.#nameOf(address);
		this.#tries.set(name, (this.#tries.get(name) ?? 0) + 1);
	}

	#nameOf(address: string): string {
		return createHash('sha256').update(this.#salt).update(address).digest('base64url');
	}
}
