/** Distinct values, each with a number of its own from 0, so that a column can hold the number. */
export class Interned<Value> {
	readonly values: Value[] = [];
	readonly #numbers = new Map<string, number>();
	readonly #keyOf: (value: Value) => string;

	/** `first`: values that have the first numbers */
	constructor(keyOf: (value: Value) => string, first: readonly Value[] = []) {
		this.#keyOf = keyOf;
		for (const value of first) this.numberOf(value);
	}

	/** Number of a value that has one */
	known(key: string): number | undefined {
		return this.#numbers.get(key);
	}

	numberOf(value: Value): number {
		const key = this.#keyOf(value);
		const known = this.#numbers.get(key);
		if (known !== undefined) return known;
		this.values.push(value);
		this.#numbers.set(key, this.values.length - 1);
		return this.values.length - 1;
	}
}
