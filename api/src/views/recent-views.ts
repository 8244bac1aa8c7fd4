import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Bytes of a hash that tell one from the others, as many as are kept. */
const HASH_BYTES = 12;
/** Some 10 MB; when there are more within the hour, the oldest may count again. */
const MOST_KEPT = 100_000;
const HOUR_MS = 60 * 60_000;

/**
 * Which network looked at which property within the hour: its owner is not to see one visitor, or somebody's loop, as many. In
 * memory alone, as a hash by a secret that this process made for itself, so that no address is kept.
 */
export class RecentViews {
	readonly #secret = randomBytes(32);
	readonly #seen: LRUCache<string, true>;

	/** `now`: milliseconds of a clock that never goes back */
	constructor(now: () => number = () => performance.now()) {
		this.#seen = new LRUCache({ max: MOST_KEPT, ttl: HOUR_MS, perf: { now }, ttlResolution: 0 });
	}

	/** Is it the first view of a network and property in an hour? It is none any more after that. */
	isFirst(network: string, propertyId: number): boolean {
		const key = createHmac('sha256', this.#secret)
			.update(`${propertyId} ${network}`)
			.digest()
			.subarray(0, HASH_BYTES)
			.toString('base64url');
		if (this.#seen.has(key)) return false;
		this.#seen.set(key, true);
		return true;
	}
}
