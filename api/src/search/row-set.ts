/** Ones in 32 bits. */
function ones(word: number): number {
	let bits = word - ((word >>> 1) & 0x55555555);
	bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
	return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Words of a block, a multiple of what is counted at once */
const BLOCK = 64;
const BLOCK_ROWS = BLOCK * 32;
const blockOf = (row: number) => Math.floor(row / BLOCK_ROWS);

/** One block, of which it was just compared what fits */
const compared = new Uint32Array(BLOCK);

/** Which numbers of a block lie between two bounds. Four at a time, without a branch on what they are: most filters let through every other property. */
function wordsBetween(column: Float64Array | Float32Array, first: number, least: number, most: number): void {
	for (let place = 0, row = first; place < BLOCK; place++) {
		let word = 0;
		for (let bit = 0; bit < 32; bit += 4, row += 4) {
			const one = column[row] as number;
			const two = column[row + 1] as number;
			const three = column[row + 2] as number;
			const four = column[row + 3] as number;
			word |=
				((Number(one >= least) & Number(one <= most)) |
					((Number(two >= least) & Number(two <= most)) << 1) |
					((Number(three >= least) & Number(three <= most)) << 2) |
					((Number(four >= least) & Number(four <= most)) << 3)) <<
				bit;
		}
		compared[place] = word;
	}
}

/**
 * A set of rows, one bit each: 32 properties a step when sets are joined or counted. Only blocks that have something are kept
 * and looked at: what lies near each other has rows near each other (`arranged-rows.ts`), so most sets have few.
 */
export class RowSet {
	/** How many rows it has room for */
	readonly rows: number;
	/** The blocks that have something, in any order, behind one that is empty */
	#bits: Uint32Array;
	/** Words of the blocks */
	#used = BLOCK;
	/** Where each block begins; 0, where the empty one is, for those that have nothing */
	readonly #starts: Uint32Array;
	/** Undefined after a change */
	#size: number | undefined;
	#list: Uint32Array | undefined;

	constructor(rows: number) {
		this.rows = rows;
		this.#starts = new Uint32Array(Math.ceil(rows / BLOCK_ROWS));
		this.#bits = new Uint32Array(BLOCK);
	}

	/** How many rows its blocks have: what joining it with another set looks at */
	get filledRows(): number {
		return (this.#used - BLOCK) * 32;
	}

	/** What it takes of memory, about */
	get bytes(): number {
		return this.#bits.byteLength + this.#starts.byteLength;
	}

	/** Every row below `rows` that fits. */
	static of(rows: number, fits: (row: number) => boolean): RowSet {
		const set = new RowSet(rows);
		for (let row = 0; row < rows; row++) if (fits(row)) set.add(row);
		return set;
	}

	/** What is among some rows and has a number in a column between two bounds; one that is not known (NaN) lies nowhere. */
	static between(among: RowSet, column: Float64Array | Float32Array, least: number, most: number): RowSet {
		const set = new RowSet(among.rows);
		set.#reserve(among.#used);
		for (const [block, start] of among.#starts.entries())
			if (start !== 0) {
				wordsBetween(column, block * BLOCK_ROWS, least, most);
				set.#takeBlock(block, among.#bits.subarray(start, start + BLOCK));
			}
		return set;
	}

	has(row: number): boolean {
		const start = this.#starts[blockOf(row)] ?? 0;
		return (((this.#bits[start + ((row >>> 5) & (BLOCK - 1))] as number) >>> (row & 31)) & 1) === 1;
	}

	/** The rows in order, kept until the set changes: who counts something of each does so for several columns. */
	list(): Uint32Array {
		if (this.#list) return this.#list;
		const [bits, starts] = [this.#bits, this.#starts];
		const list = new Uint32Array(this.size);
		let count = 0;
		for (let block = 0; block < starts.length; block++) {
			const start = starts[block] as number;
			if (start === 0) continue;
			for (let place = 0; place < BLOCK; place++)
				for (let word = bits[start + place] as number; word !== 0; word &= word - 1)
					list[count++] = block * BLOCK_ROWS + place * 32 + (31 - Math.clz32(word & -word));
		}
		this.#list = list;
		return list;
	}

	/** A row that it has room for. */
	add(row: number): void {
		this.#changed();
		const place = this.#startOf(blockOf(row)) + ((row >>> 5) & (BLOCK - 1));
		this.#bits[place] = (this.#bits[place] as number) | (1 << (row & 31));
	}

	get size(): number {
		this.#size ??= this.sizeWith(this);
		return this.#size;
	}

	/**
	 * How many rows are in both. Eight words are added up before bits are counted, as by carry-save adders (Harley and Seal;
	 * Warren, "Hacker's Delight", 5-1).
	 */
	sizeWith(other: RowSet): number {
		const [mine, others] = [this.#bits, other.#bits];
		const [starts, otherStarts] = [this.#starts, other.#starts];
		const blocks = Math.min(starts.length, otherStarts.length);
		let [single, pairs, fours, eights] = [0, 0, 0, 0];
		for (let block = 0; block < blocks; block++) {
			let at = starts[block] as number;
			let by = otherStarts[block] as number;
			if (at === 0 || by === 0) continue;
			for (const end = at + BLOCK; at < end; at += 8, by += 8) {
				let one = (mine[at] as number) & (others[by] as number);
				let two = (mine[at + 1] as number) & (others[by + 1] as number);
				let half = single ^ one;
				const pairA = (single & one) | (half & two);
				single = half ^ two;
				one = (mine[at + 2] as number) & (others[by + 2] as number);
				two = (mine[at + 3] as number) & (others[by + 3] as number);
				half = single ^ one;
				const pairB = (single & one) | (half & two);
				single = half ^ two;
				half = pairs ^ pairA;
				const fourA = (pairs & pairA) | (half & pairB);
				pairs = half ^ pairB;
				one = (mine[at + 4] as number) & (others[by + 4] as number);
				two = (mine[at + 5] as number) & (others[by + 5] as number);
				half = single ^ one;
				const pairC = (single & one) | (half & two);
				single = half ^ two;
				one = (mine[at + 6] as number) & (others[by + 6] as number);
				two = (mine[at + 7] as number) & (others[by + 7] as number);
				half = single ^ one;
				const pairD = (single & one) | (half & two);
				single = half ^ two;
				half = pairs ^ pairC;
				const fourB = (pairs & pairC) | (half & pairD);
				pairs = half ^ pairD;
				half = fours ^ fourA;
				eights += ones((fours & fourA) | (half & fourB));
				fours = half ^ fourB;
			}
		}
		return 8 * eights + 4 * ones(fours) + 2 * ones(pairs) + ones(single);
	}

	/** What is in this set and in all others. */
	within(others: Iterable<RowSet>): RowSet {
		// Those with few blocks first: the rest is then looked at in these alone.
		const [first, second = first, ...more] = [this, ...others].sort(
			(one, other) => one.#used - other.#used,
		) as [RowSet, ...RowSet[]];
		const joined = new RowSet(this.rows);
		joined.#reserve(first.#used);
		joined.#join(first, second);
		for (const other of more) joined.#join(joined, other);
		return joined;
	}

	/** What is in this set and not in the other. */
	without(other: RowSet): RowSet {
		const left = new RowSet(this.rows);
		left.addAll(this);
		for (let block = 0; block < left.#starts.length; block++) {
			let at = left.#starts[block] ?? 0;
			let by = other.#starts[block] ?? 0;
			if (at === 0 || by === 0) continue;
			for (const end = at + BLOCK; at < end; at++, by++)
				left.#bits[at] = (left.#bits[at] as number) & ~(other.#bits[by] as number);
		}
		return left;
	}

	/** How many rows are in this set and in all others. */
	sizeWithin(others: readonly RowSet[]): number {
		const sets = [this, ...others].sort((one, other) => one.#used - other.#used);
		const last = sets.pop() as RowSet;
		const [first, ...more] = sets;
		if (!first) return last.size;
		return (more.length > 0 ? first.within(more) : first).sizeWith(last);
	}

	/** Everything that is in one of the sets. */
	static union(rows: number, sets: Iterable<RowSet>): RowSet {
		const union = new RowSet(rows);
		for (const set of sets) union.addAll(set);
		return union;
	}

	/** A set that has room for no more rows. */
	addAll(other: RowSet): void {
		this.#changed();
		let missing = 0;
		for (let block = 0; block < other.#starts.length; block++)
			if (other.#starts[block] !== 0 && this.#starts[block] === 0) missing++;
		this.#reserve(this.#used + missing * BLOCK);
		const [mine, others] = [this.#bits, other.#bits];
		for (let block = 0; block < other.#starts.length; block++) {
			let by = other.#starts[block] as number;
			if (by === 0) continue;
			if (this.#starts[block] === 0) {
				mine.set(others.subarray(by, by + BLOCK), this.#startOf(block));
				continue;
			}
			let at = this.#starts[block] as number;
			for (const end = at + BLOCK; at < end; at++, by++)
				mine[at] = (mine[at] as number) | (others[by] as number);
		}
	}

	/** Becomes what is in both sets; it is empty, or the first of them. */
	#join(one: RowSet, other: RowSet): void {
		const [bits, mine, others] = [this.#bits, one.#bits, other.#bits];
		let used = BLOCK;
		for (let block = 0; block < this.#starts.length; block++) {
			// A set of fewer rows has nothing beyond its end.
			let at = one.#starts[block] ?? 0;
			let by = other.#starts[block] ?? 0;
			const start = used;
			let some = 0;
			if (at !== 0 && by !== 0)
				for (let to = start; to < start + BLOCK; to++, at++, by++) {
					const word = (mine[at] as number) & (others[by] as number);
					bits[to] = word;
					some |= word;
				}
			if (some !== 0) used += BLOCK;
			this.#starts[block] = some === 0 ? 0 : start;
		}
		this.#used = used;
		this.#changed();
	}

	/** Takes what was compared of a block, as far as it is among others. */
	#takeBlock(block: number, among: Uint32Array): void {
		const bits = this.#bits;
		const start = this.#used;
		let some = 0;
		for (let place = 0; place < BLOCK; place++) {
			const word = (compared[place] as number) & (among[place] as number);
			bits[start + place] = word;
			some |= word;
		}
		if (some === 0) return;
		this.#starts[block] = start;
		this.#used += BLOCK;
	}

	/** Where a block begins, which is made where it has nothing yet. */
	#startOf(block: number): number {
		const known = this.#starts[block] as number;
		if (known !== 0) return known;
		if (this.#used === this.#bits.length) this.#reserve(this.#used * 2);
		const start = this.#used;
		this.#starts[block] = start;
		this.#used += BLOCK;
		return start;
	}

	/** Has room for so many words from now on. */
	#reserve(words: number): void {
		if (words <= this.#bits.length) return;
		const bits = new Uint32Array(words);
		bits.set(this.#bits.subarray(0, this.#used));
		this.#bits = bits;
	}

	#changed(): void {
		this.#size = undefined;
		this.#list = undefined;
	}
}
