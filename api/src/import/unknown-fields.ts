/** A field that items of a kind have and the description of the feed has not: misspelt, or another system's own. It is not taken. */
export interface UnknownField {
	kind: string;
	field: string;
	/** Line of the first item that has it, from 1 */
	line: number;
	/** Items that have it */
	items: number;
}

/** A feed of nothing but such fields is no reason to remember them all. */
const MOST_FIELDS = 200;
const LONGEST_NAME = 80;

/** Counts fields that nobody knows, each once for all items of its kind. */
export class UnknownFields {
	readonly #fields = new Map<string, UnknownField>();

	add(line: number, kind: string, names: readonly string[]): void {
		for (const name of names) {
			const field = name.slice(0, LONGEST_NAME);
			const key = `${kind} ${field}`;
			const known = this.#fields.get(key);
			if (known) known.items++;
			else if (this.#fields.size < MOST_FIELDS) this.#fields.set(key, { kind, field, line, items: 1 });
		}
	}

	get all(): UnknownField[] {
		return [...this.#fields.values()];
	}
}
