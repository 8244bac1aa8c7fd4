import type { CallAnswer } from './messages.ts';

/** What all threads of a process share is small beside one of them */
const MOST_BYTES = 8 * 1024 * 1024;
const LARGEST_BYTES = 1024 * 1024;
const OVERHEAD_BYTES = 1_000;
/** Of one revision answers differ by the day alone */
const KEPT_MS = 60_000;

const bytesOf = ({ body }: CallAnswer) => body.byteLength + OVERHEAD_BYTES;

interface Kept {
	answer: CallAnswer;
	untilMs: number;
}

/** Answers kept for a while, bounded in bytes: what is over goes first, then what nobody asked for longest. */
export class AnswerMemory {
	/** In the order in which they were asked for last */
	readonly #kept = new Map<string, Kept>();
	readonly #now: () => number;
	#bytes = 0;

	constructor(now: () => number = () => performance.now()) {
		this.#now = now;
	}

	get(key: string): CallAnswer | undefined {
		const known = this.#kept.get(key);
		if (!known) return undefined;
		this.#forget(key, known);
		if (known.untilMs <= this.#now()) return undefined;
		this.#keep(key, known);
		return known.answer;
	}

	set(key: string, answer: CallAnswer): void {
		if (bytesOf(answer) > LARGEST_BYTES) return;
		const before = this.#kept.get(key);
		if (before) this.#forget(key, before);
		this.#keep(key, { answer, untilMs: this.#now() + KEPT_MS });
		if (this.#bytes <= MOST_BYTES) return;
		for (const [each, known] of this.#kept) if (known.untilMs <= this.#now()) this.#forget(each, known);
		for (const [each, known] of this.#kept) {
			if (this.#bytes <= MOST_BYTES) break;
			this.#forget(each, known);
		}
	}

	#keep(key: string, known: Kept): void {
		this.#kept.set(key, known);
		this.#bytes += bytesOf(known.answer);
	}

	#forget(key: string, known: Kept): void {
		this.#kept.delete(key);
		this.#bytes -= bytesOf(known.answer);
	}
}
