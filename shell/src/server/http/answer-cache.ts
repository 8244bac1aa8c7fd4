import type { Answer } from './answer.ts';
import { ProbationCache } from './probation-cache.ts';

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
const OVERHEAD_BYTES = 1_000;

/** Of addresses that there are not strangers have as many as they like: each would be kept for nobody. */
const isAskedAgain = ({ isShared, status }: Answer) => isShared && status !== 404;

/** Compressed forms come later; a third more covers them. */
const bytesOf = (key: string, { body }: Answer) =>
	Math.ceil((body?.size ?? 0) * 1.34) + key.length + OVERHEAD_BYTES;

/**
 * Documents that are the same for everybody, bounded in bytes. One composition per key and stamp, however many ask at
 * once. What cannot be made just now (503) is answered with the last good document of the same address.
 */
export class AnswerCache {
	readonly #entries: ProbationCache<Entry>;
	readonly #making = new Map<string, Promise<Answer>>();

	constructor(maxBytes: number) {
		this.#entries = new ProbationCache(maxBytes);
	}

	/** `keeps` says which answers are worth their memory. */
	async answer(
		key: string,
		stamp: string,
		make: () => Promise<Answer>,
		keeps: (answer: Answer) => boolean = isAskedAgain,
	): Promise<CachedAnswer> {
		const entry = this.#entries.get(key);
		const makeAndKeep = () => this.#once(`${stamp}\n${key}`, () => this.#make(key, stamp, make, keeps));
		if (entry?.stamp === stamp) {
			if (performance.now() - entry.madeAt > FRESH_MS) void makeAndKeep().catch(() => {});
			return { answer: entry.answer, outcome: 'hit' };
		}
		const answer = await makeAndKeep();
		return answer.status === 503 && entry
			? { answer: entry.answer, outcome: 'stale' }
			: { answer, outcome: 'miss' };
	}

	#once(name: string, make: () => Promise<Answer>): Promise<Answer> {
		const running = this.#making.get(name);
		if (running) return running;
		const started = make().finally(() => this.#making.delete(name));
		this.#making.set(name, started);
		return started;
	}

	async #make(
		key: string,
		stamp: string,
		make: () => Promise<Answer>,
		keeps: (answer: Answer) => boolean,
	): Promise<Answer> {
		const answer = await make();
		if (keeps(answer))
			this.#entries.set(key, { answer, stamp, madeAt: performance.now() }, bytesOf(key, answer));
		return answer;
	}
}
