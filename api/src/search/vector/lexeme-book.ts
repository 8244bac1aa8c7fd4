/** New lexemes stand behind the others until they are an eighth of all: putting thousands in order takes a while. */
const UNORDERED = 1 / 8;

const quote = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/** Lexemes by number, each once, in the order in which the database keeps those of a vector. */
export class LexemeBook {
	readonly #numbers = new Map<string, number>();
	/** By number, as a vector quotes them */
	readonly #quoted: string[] = [];
	/** Rank of each number, and the other way round */
	#ranks: number[] = [];
	#byRank: number[] = [];
	#ordered = 0;

	get size(): number {
		return this.#quoted.length;
	}

	/** The number of a lexeme. */
	numberOf(lexeme: string): number {
		const known = this.#numbers.get(lexeme);
		if (known !== undefined) return known;
		const number = this.#quoted.push(quote(lexeme)) - 1;
		this.#numbers.set(lexeme, number);
		this.#ranks.push(number);
		this.#byRank.push(number);
		return number;
	}

	/** Puts new ones among the others, where there are many; ranks stay until this is called again. */
	order(): void {
		if (this.size - this.#ordered <= this.size * UNORDERED) return;
		const inOrder = [...this.#numbers].sort(([one], [other]) => (one < other ? -1 : 1));
		this.#byRank = inOrder.map(([, number]) => number);
		for (const [rank, number] of this.#byRank.entries()) this.#ranks[number] = rank;
		this.#ordered = this.size;
	}

	quoted(number: number): string {
		return this.#quoted[number] ?? '';
	}

	/** Numbers in the order of their lexemes; new ones may come behind. The database takes them in any order, and sooner in its own. */
	inOrder(numbers: readonly number[]): number[] {
		const ranks = new Uint32Array(numbers.length);
		for (let place = 0; place < ranks.length; place++) ranks[place] = this.#ranks[numbers[place] ?? 0] ?? 0;
		ranks.sort();
		const ordered: number[] = [];
		for (let place = 0; place < ranks.length; place++) ordered.push(this.#byRank[ranks[place] ?? 0] ?? 0);
		return ordered;
	}
}
