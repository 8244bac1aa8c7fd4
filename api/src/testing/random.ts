/** A repeatable source of randomness (mulberry32), so that a failing case can be run again. */
export function seededRandom(seed: number) {
	let state = seed;
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let value = Math.imul(state ^ (state >>> 15), 1 | state);
		value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
		return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
	};
	const below = (limit: number) => Math.floor(next() * limit);
	return {
		below,
		chance: (share: number) => next() < share,
		pick: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item,
	};
}
