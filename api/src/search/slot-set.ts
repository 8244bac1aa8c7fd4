/** Ones in 32 bits. */
function ones(word: number): number {
	let bits = word - ((word >>> 1) & 0x55555555);
	bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
	return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** A set of slots, one bit each: 32 properties a step when sets are joined or counted. */
export class SlotSet {
	readonly #bits: Uint32Array;
	/** Undefined after a change */
	#size: number | undefined;
	#list: Uint32Array | undefined;

	constructor(slots: number) {
		this.#bits = new Uint32Array((slots + 31) >>> 5);
	}

	/** How many slots it has room for */
	get slots(): number {
		return this.#bits.length * 32;
	}

	/** Every slot below `slots` that fits. */
	static of(slots: number, fits: (slot: number) => boolean): SlotSet {
		const set = new SlotSet(slots);
		for (let slot = 0; slot < slots; slot++) if (fits(slot)) set.add(slot);
		return set;
	}

	/** Every slot below `slots` whose number in a column lies between two bounds; one that is not known (NaN) lies nowhere. */
	static between(slots: number, column: Float64Array | Float32Array, least: number, most: number): SlotSet {
		const set = new SlotSet(slots);
		const bits = set.#bits;
		// A word at a time, without a branch on what it finds: most filters let through every other property.
		for (let place = 0; place < bits.length; place++) {
			const first = place * 32;
			const end = Math.min(32, slots - first);
			let word = 0;
			for (let bit = 0; bit < end; bit++) {
				const value = column[first + bit] as number;
				word |= (Number(value >= least) & Number(value <= most)) << bit;
			}
			bits[place] = word;
		}
		return set;
	}

	has(slot: number): boolean {
		return (((this.#bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
	}

	/** The slots, in order. */
	*values(): Generator<number> {
		for (const [place, word] of this.#bits.entries())
			for (let bits = word; bits !== 0; bits &= bits - 1) yield place * 32 + (31 - Math.clz32(bits & -bits));
	}

	/** The slots in order, kept until the set changes: who counts something of each does so for several columns. */
	list(): Uint32Array {
		if (this.#list) return this.#list;
		const bits = this.#bits;
		const list = new Uint32Array(this.size);
		let count = 0;
		for (let place = 0; place < bits.length; place++)
			for (let word = bits[place] as number; word !== 0; word &= word - 1)
				list[count++] = place * 32 + (31 - Math.clz32(word & -word));
		this.#list = list;
		return list;
	}

	add(slot: number): void {
		this.#changed();
		this.#bits[slot >>> 5] = (this.#bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
	}

	get size(): number {
		if (this.#size !== undefined) return this.#size;
		const bits = this.#bits;
		let size = 0;
		for (let place = 0; place < bits.length; place++) size += ones(bits[place] as number);
		this.#size = size;
		return size;
	}

	/** How many slots are in both. */
	sizeWith(other: SlotSet): number {
		const [mine, others] = [this.#bits, other.#bits];
		let size = 0;
		for (let place = 0; place < mine.length; place++)
			size += ones((mine[place] as number) & (others[place] as number));
		return size;
	}

	/** What is in this set and in all others. */
	within(others: Iterable<SlotSet>): SlotSet {
		const joined = new SlotSet(this.#bits.length * 32);
		joined.#bits.set(this.#bits);
		for (const other of others) joined.#keep(other);
		return joined;
	}

	/** Everything that is in one of the sets. */
	static union(slots: number, sets: Iterable<SlotSet>): SlotSet {
		const union = new SlotSet(slots);
		for (const set of sets) union.addAll(set);
		return union;
	}

	addAll(other: SlotSet): void {
		this.#changed();
		const [mine, others] = [this.#bits, other.#bits];
		for (let place = 0; place < mine.length; place++)
			mine[place] = (mine[place] as number) | (others[place] as number);
	}

	#changed(): void {
		this.#size = undefined;
		this.#list = undefined;
	}

	#keep(other: SlotSet): void {
		this.#changed();
		const [mine, others] = [this.#bits, other.#bits];
		for (let place = 0; place < mine.length; place++)
			mine[place] = (mine[place] as number) & (others[place] as number);
	}
}
