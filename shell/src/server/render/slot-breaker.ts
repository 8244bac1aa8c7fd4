const OPEN_MS = 10_000;

/** `closed` try; `half-open` try apart from the others; `open` do not try */
export type Trust = 'closed' | 'half-open' | 'open';

/** Remembers slots that block a thread, so that each next page does not pay for them again. */
export interface SlotBreaker {
	trust(slot: string): Trust;
	blocked(slot: string): void;
	succeeded(slot: string): void;
}

/** A slot that blocked is left alone for 10 s, then tried once apart from the others, and so on. Keys are `remote@version/slot`. */
export function createSlotBreaker(now: () => number = () => performance.now()): SlotBreaker {
	const openUntil = new Map<string, number>();
	return {
		trust(slot) {
			const until = openUntil.get(slot);
			if (until === undefined) return 'closed';
			if (now() < until) return 'open';
			openUntil.set(slot, now() + OPEN_MS);
			return 'half-open';
		},
		blocked: (slot) => void openUntil.set(slot, now() + OPEN_MS),
		succeeded: (slot) => void openUntil.delete(slot),
	};
}
