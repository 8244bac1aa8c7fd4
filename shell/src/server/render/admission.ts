import { createSlotBreaker, type Trust } from './slot-breaker.ts';
import { type FailureFacts, SlotFailure } from './slot-failure.ts';
import type { Work } from './worker-messages.ts';

const MOST_TASKS = 500;

const slotKey = (work: Work) =>
	work.type === 'render' ? `${work.bundle.remote}@${work.bundle.version}/${work.slot}` : '';

/** What a pool takes on: not too much at once, and nothing of a slot that blocked a thread just now. */
export class Admission {
	readonly #breaker = createSlotBreaker();

	/** How work is to be tried. Throws SlotFailure for what is not tried now. */
	admit(work: Work, taskCount: number): Trust {
		const slot = slotKey(work);
		const trust = work.type === 'render' ? this.#breaker.trust(slot) : 'closed';
		if (trust === 'open')
			throw new SlotFailure({
				kind: 'blocked',
				message: `${slot} blocked a render thread; it is tried again soon.`,
			});
		if (taskCount >= MOST_TASKS)
			throw new SlotFailure({
				kind: 'overloaded',
				message: `${taskCount} renders are waiting.`,
				isTransient: true,
			});
		return trust;
	}

	/** Learns from how work ended; `failure` is not there for an answer. */
	noteOutcome(work: Work, trust: Trust, failure?: FailureFacts): void {
		const slot = slotKey(work);
		const kind = failure?.kind;
		if (kind === 'blocked' || kind === 'memory') this.#breaker.blocked(slot);
		// What others took the thread from has not shown yet whether it blocks.
		else if (trust === 'half-open' && kind !== 'lost') this.#breaker.succeeded(slot);
	}
}
