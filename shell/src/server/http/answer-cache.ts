import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

interface Entry {
	answer: Answer;
	/** Release set and content that it was made of */
	stamp: string;
	/** `performance.now()` */
	madeAt: number;
}

export type CacheOutcome = 'hit' | 'stale' | 'miss';

export interface CachedAnswer {
	answer: Answer;
	outcome: CacheOutcome;
}

/** An answer is made again in the background when it is older than this, since "new" and dates depend on the day. */
const FRESH_MS = 300_000;
const OVERHEAD = 1_000;

/**
 * Documents that are the same for everybody, bounded in bytes. One composition per key and stamp, however many ask at
 * once. What cannot be made just now (503) is answered with the last good document of the same address.
 */
export class AnswerCache {
	readonly #entries: LRUCache<string, Entry>;
	readonly #making = new Map<string, Promise<Answer>>();

	constructor(maxBytes: number) {
		this.#entries = new LRUCache({
			maxSize: maxBytes,
			// Compressed forms come later; a third more covers them.
			sizeCalculation: ({ answer }, key) =>
				Math.ceil((answer.body?.size ?? 0) * 1.34) + key.length + OVERHEAD,
		});
	}

	async answer(key: string, stamp: string, make: () => Promise<Answer>): Promise<CachedAnswer> {
		const entry = this.#entries.get(key);
		if (entry?.stamp === stamp) {
			if (performance.now() - entry.madeAt > FRESH_MS) void this.#make(key, stamp, make).catch(() => {});
			return { answer: entry.answer, outcome: 'hit' };
		}
		const answer = await this.#make(key, stamp, make);
		return answer.status === 503 && entry
			? { answer: entry.answer, outcome: 'stale' }
			: { answer, outcome: 'miss' };
	}

	#make(key: string, stamp: string, make: () => Promise<Answer>): Promise<Answer> {
		const name = `${stamp}\n${key}`;
		const running = this.#making.get(name);
		if (running) return running;
		const started = make()
			.then((answer) => {
				if (answer.isShared) this.#entries.set(key, { answer, stamp, madeAt: performance.now() });
				return answer;
			})
			.finally(() => this.#making.delete(name));
		this.#making.set(name, started);
		return started;
	}
}
