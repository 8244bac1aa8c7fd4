const OPEN_MS = 10_000;

/** Remembers slots that block a thread, so that each next page does not pay for them again. */
export interface SlotBreaker {
	/** `closed` try; `trial` try apart from the others; `open` do not try */
	state(slot: string): 'closed' | 'trial' | 'open';
	blocked(slot: string): void;
	drew(slot: string): void;
}

/** A slot that blocked is left alone for 10 s, then tried once apart from the others, and so on. Keys are `remote@version/slot`. */
export function createSlotBreaker(now: () => number = () => performance.now()): SlotBreaker {
	const openUntil = new Map<string, number>();
	return {
		state(slot) {
			const until = openUntil.get(slot);
			if (until === undefined) return 'closed';
			if (now() < until) return 'open';
			openUntil.set(slot, now() + OPEN_MS);
			return 'trial';
		},
		blocked: (slot) => void openUntil.set(slot, now() + OPEN_MS),
		drew: (slot) => void openUntil.delete(slot),
	};
}
