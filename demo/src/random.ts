/** Seeded randomness: the same seed and the same names always give the same numbers, in any order of asking. */
export interface Random {
	/** From 0 to below 1 */
	next(): number;
	/** Whole number, both bounds included */
	int(from: number, to: number): number;
	between(from: number, to: number): number;
	chance(probability: number): boolean;
	pick<Item>(list: readonly Item[]): Item;
	shuffled<Item>(list: readonly Item[]): Item[];
	/** An independent stream for a part of the work: what happens in one never moves another */
	fork(...names: (string | number)[]): Random;
}

/** FNV-1a, 32 bit: the name of a stream as a number. */
function hashText(text: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) {
		hash ^= text.charCodeAt(index);
		hash = Math.imul(hash, 0x01000193);
	}
	return hash >>> 0;
}

/** The generator is mulberry32: small, fast and even enough for pictures and prices. */
export function createRandom(seed: string): Random {
	let state = hashText(seed);
	function next(): number {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	}
	const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
	return {
		next,
		int,
		between: (from, to) => from + next() * (to - from),
		chance: (probability) => next() < probability,
		pick<Item>(list: readonly Item[]): Item {
			const item = list[int(0, list.length - 1)];
			if (item === undefined) throw new RangeError('There is nothing to pick from an empty list.');
			return item;
		},
		shuffled<Item>(list: readonly Item[]): Item[] {
			const copy = [...list];
			for (let index = copy.length - 1; index > 0; index--) {
				const other = int(0, index);
				[copy[index], copy[other]] = [copy[other] as Item, copy[index] as Item];
			}
			return copy;
		},
		fork: (...names) => createRandom(`${seed}/${names.join('/')}`),
	};
}
