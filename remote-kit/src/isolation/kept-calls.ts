import { AnswerMemory } from './answer-memory.ts';
import type { CallAnswer, WantedCall } from './messages.ts';
import { REVISION_HEADER } from './revision-header.ts';

/** Headers that change nothing of an answer; a call with another is made for itself. `x-asker` as in the contract, which this process cannot read. */
const PLAIN = new Set(['accept', 'traceparent', 'tracestate', 'x-asker', REVISION_HEADER]);

type Ask = (call: WantedCall, signal: AbortSignal) => Promise<CallAnswer>;

interface UnderWay {
	answer: Promise<CallAnswer>;
	waiters: number;
	control: AbortController;
}

const headerOf = ({ headers }: Pick<WantedCall, 'headers'>, name: string) =>
	headers.find(([each]) => each === name)?.[1];

/** The revision of which any earlier answer will do; undefined for what is one visitor's, or changes something. */
function sharedRevision(call: WantedCall): string | undefined {
	const isPlain = call.method === 'GET' && call.headers.every(([name]) => PLAIN.has(name));
	return isPlain ? headerOf(call, REVISION_HEADER) : undefined;
}

function mayKeep(answer: CallAnswer, revision: string): boolean {
	const isPublic = headerOf(answer, 'cache-control')?.startsWith('public') === true;
	const isOfRevision = headerOf(answer, REVISION_HEADER) === revision;
	return answer.status === 200 && isPublic && isOfRevision && headerOf(answer, 'set-cookie') === undefined;
}

/**
 * Answers of the api that slots of a page, and pages of one content revision, have in common: asked for once, and kept as
 * long as the api says that they are public and of the very revision that was asked for.
 */
export class KeptCalls {
	readonly #ask: Ask;
	readonly #underWay = new Map<string, UnderWay>();
	readonly #kept: AnswerMemory;

	constructor(ask: Ask, now?: () => number) {
		this.#ask = ask;
		this.#kept = new AnswerMemory(now);
	}

	/** `isOwn`: nobody else has this answer, so that its bytes may be given away. Rejects with the signal's reason. */
	async answer(call: WantedCall, signal: AbortSignal): Promise<{ answer: CallAnswer; isOwn: boolean }> {
		// A signal that was aborted before says so to nobody who listens to it afterwards.
		signal.throwIfAborted();
		const revision = sharedRevision(call);
		const headers = call.headers.filter(([name]) => name !== REVISION_HEADER);
		const asked = { ...call, headers };
		if (revision === undefined) return { answer: await this.#ask(asked, signal), isOwn: true };
		const key = `${revision} ${call.redirect} ${call.url}`;
		const answer = this.#kept.get(key) ?? (await this.#shared(key, revision, asked, signal));
		return { answer, isOwn: false };
	}

	/** One call however many wait for it; it is given up when the last of them gives up. */
	#shared(key: string, revision: string, call: WantedCall, signal: AbortSignal): Promise<CallAnswer> {
		const shared = this.#underWay.get(key) ?? this.#start(key, revision, call);
		shared.waiters += 1;
		return new Promise((resolve, reject) => {
			const giveUp = () => {
				reject(signal.reason);
				shared.waiters -= 1;
				if (shared.waiters === 0) shared.control.abort();
				if (shared.waiters === 0 && this.#underWay.get(key) === shared) this.#underWay.delete(key);
			};
			signal.addEventListener('abort', giveUp, { once: true });
			const done = () => signal.removeEventListener('abort', giveUp);
			shared.answer.then(resolve, reject).finally(done);
		});
	}

	#start(key: string, revision: string, call: WantedCall): UnderWay {
		const control = new AbortController();
		const answer = this.#ask(call, control.signal).then((answered) => {
			if (mayKeep(answered, revision)) this.#kept.set(key, answered);
			return answered;
		});
		const started = { answer, waiters: 0, control };
		this.#underWay.set(key, started);
		const over = () => {
			if (this.#underWay.get(key) === started) this.#underWay.delete(key);
		};
		answer.then(over, over);
		return started;
	}
}
