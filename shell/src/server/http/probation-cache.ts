import { LRUCache } from 'lru-cache';

/** Share of the memory for what was asked for again; the rest is for what is new */
const PROTECTED_SHARE = 0.8;
/** More often is no reason to stay longer */
const MOST_HITS = 15;
/** Times its number of entries that a protected part refuses others before all of its own lose half of their hits */
const AGED_AFTER = 10;

interface Kept<Value> {
	value: Value;
	bytes: number;
	/** Times it was asked for, of late */
	hits: number;
}

/**
 * A cache of two parts, bounded in bytes. Once it is full, what is new is on probation, where a flood of addresses pushes out
 * nothing but itself. It gets a protected place when it is asked for more often than what would have to leave for it. Hits
 * fade, so that nothing stays for ever.
 */
export class ProbationCache<Value> {
	readonly #probation: LRUCache<string, Kept<Value>>;
	readonly #protected: LRUCache<string, Kept<Value>>;
	readonly #protectedBytes: number;
	/** Since all were aged */
	#refused = 0;

	constructor(maxBytes: number) {
		const sizeCalculation = ({ bytes }: Kept<Value>) => bytes;
		this.#protectedBytes = Math.ceil(maxBytes * PROTECTED_SHARE);
		this.#protected = new LRUCache({ maxSize: this.#protectedBytes, sizeCalculation });
		this.#probation = new LRUCache({ maxSize: Math.ceil(maxBytes - this.#protectedBytes), sizeCalculation });
	}

	get(key: string): Value | undefined {
		const kept = this.#protected.get(key) ?? this.#probation.get(key);
		if (!kept) return undefined;
		kept.hits = Math.min(MOST_HITS, kept.hits + 1);
		if (!this.#protected.has(key)) this.#promote(key, kept);
		return kept.value;
	}

	/** A new value of a known key keeps its place. */
	set(key: string, value: Value, bytes: number): void {
		const known = this.#protected.peek(key) ?? this.#probation.peek(key);
		const kept = { value, bytes, hits: known?.hits ?? 0 };
		const hasRoom = !known && this.#protected.calculatedSize + bytes <= this.#protectedBytes;
		if (hasRoom || this.#protected.has(key)) this.#protected.set(key, kept);
		else this.#probation.set(key, kept);
	}

	#promote(key: string, kept: Kept<Value>): void {
		if (kept.bytes > this.#protectedBytes) return;
		while (this.#protected.calculatedSize + kept.bytes > this.#protectedBytes) {
			const [oldest] = this.#protected.rkeys();
			const loser = oldest === undefined ? undefined : this.#protected.peek(oldest);
			if (oldest === undefined || !loser) break;
			if (loser.hits >= kept.hits) {
				// Another one is asked next time.
				this.#protected.get(oldest);
				this.#age();
				return;
			}
			this.#protected.delete(oldest);
			this.#probation.set(oldest, loser);
		}
		this.#probation.delete(key);
		this.#protected.set(key, kept);
	}

	/** What was asked for often once does not stay for that. */
	#age(): void {
		this.#refused += 1;
		if (this.#refused < AGED_AFTER * this.#protected.size) return;
		this.#refused = 0;
		for (const kept of this.#protected.values()) kept.hits = Math.floor(kept.hits / 2);
	}
}
