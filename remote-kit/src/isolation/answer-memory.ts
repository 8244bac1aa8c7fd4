import type { CallAnswer } from './messages.ts';

/** What all threads of a process share is small beside one of them */
const MOST_BYTES = 8 * 1024 * 1024;
const LARGEST_BYTES = 1024 * 1024;
const OVERHEAD_BYTES = 1_000;
/** Of one revision answers differ by the day alone */
const KEPT_MS = 60_000;

const bytesOf = ({ body }: CallAnswer) => body.byteLength + OVERHEAD_BYTES;

/** Answers kept for a while, bounded in bytes: the oldest goes first. */
export class AnswerMemory {
	readonly #kept = new Map<string, { answer: CallAnswer; untilMs: number }>();
	readonly #now: () => number;
	#bytes = 0;

	constructor(now: () => number = () => performance.now()) {
		this.#now = now;
	}

	get(key: string): CallAnswer | undefined {
		const known = this.#kept.get(key);
		return known && known.untilMs > this.#now() ? known.answer : undefined;
	}

	set(key: string, answer: CallAnswer): void {
		if (bytesOf(answer) > LARGEST_BYTES) return;
		this.#forget(key);
		this.#kept.set(key, { answer, untilMs: this.#now() + KEPT_MS });
		this.#bytes += bytesOf(answer);
		for (const oldest of this.#kept.keys()) {
			if (this.#bytes <= MOST_BYTES) break;
			this.#forget(oldest);
		}
	}

	#forget(key: string): void {
		const known = this.#kept.get(key);
		if (!known) return;
		this.#kept.delete(key);
		this.#bytes -= bytesOf(known.answer);
	}
}
