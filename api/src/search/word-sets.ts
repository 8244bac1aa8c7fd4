import { LRUCache } from 'lru-cache';
import { Turns } from '../server/turns.ts';
import type { RowSet } from './row-set.ts';

/** Words of which the properties are remembered; a set of each. */
const MOST_WORDS = 400;

/** Words looked up at once: what others ask of the database meanwhile waits for no more. */
const MOST_READS = 8;

/** What a word found at a revision, or later */
export interface FoundBefore {
	revision: number;
	found: RowSet;
}

/**
 * The properties that words find, from one revision of the content to the next: to look up a common word takes the embedded
 * database some hundredths of a second, and after a change only what was written since is looked at.
 */
export class WordSets {
	readonly #known = new LRUCache<string, { revision: number; found: Promise<RowSet> }>({ max: MOST_WORDS });

	readonly #turns = new Turns({ what: 'words', atOnce: MOST_READS });

	/** The properties of a word as of a revision or later; `read` gets what was known of it before. */
	of(
		word: string,
		revision: number,
		read: (before: FoundBefore | undefined) => Promise<RowSet>,
	): Promise<RowSet> {
		const known = this.#known.get(word);
		if (known && known.revision >= revision) return known.found;
		const readSince = (before: FoundBefore | undefined) => this.#turns.run(() => read(before));
		const found = known
			? known.found.then(
					(before) => readSince({ revision: known.revision, found: before }),
					() => readSince(undefined),
				)
			: readSince(undefined);
		const fresh = { revision, found };
		this.#known.set(word, fresh);
		// A read that failed is forgotten.
		found.catch(() => {
			if (this.#known.get(word) === fresh) this.#known.delete(word);
		});
		return found;
	}
}
