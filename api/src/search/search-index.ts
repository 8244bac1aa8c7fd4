import type { SortOrder } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import type { SummaryRow } from '../properties/as-summary.ts';
import type { KnownCity } from './known-cities.ts';
import type { PropertyColumns } from './property-columns.ts';
import { PropertySets } from './property-sets.ts';
import type { SlotSet } from './slot-set.ts';
import { sortedSlots } from './sorted-slots.ts';

/** Words of which the properties, and of misspelt ones the likeliest meaning, are remembered. */
const MOST_WORDS = 400;
/** Properties whose rows are remembered: the first pages of lists, mostly. About 2 kB each. */
const MOST_ROWS = 4_000;
/** Other things that pages of properties read, such as contact persons. */
const MOST_READS = 1_000;

/** Remembers what was read for a key; a read that failed is forgotten. */
function remember<Value>(
	cache: LRUCache<string, Promise<Value>>,
	key: string,
	read: () => Promise<Value>,
): Promise<Value> {
	const known = cache.get(key);
	if (known) return known;
	const fresh = read();
	cache.set(key, fresh);
	fresh.catch(() => cache.delete(key));
	return fresh;
}

/** All that a search asks, as of one revision of the content, and what was read for it: nothing in it is ever older. */
export class SearchIndex {
	readonly revision: number;
	readonly properties: PropertyColumns;
	readonly sets: PropertySets;
	readonly cities: readonly KnownCity[];
	/** Marquee values that the map leaves out (decisions 12) */
	readonly mapIgnores: ReadonlySet<number>;
	/** Rows of properties that were on a page, by id */
	readonly rows = new LRUCache<number, SummaryRow>({ max: MOST_ROWS });
	readonly #orders = new Map<SortOrder, Uint32Array>();
	readonly #words = new LRUCache<string, Promise<SlotSet>>({ max: MOST_WORDS });
	readonly #guesses = new LRUCache<string, Promise<string>>({ max: MOST_WORDS });
	readonly #reads = new LRUCache<string, Promise<object>>({ max: MOST_READS });

	constructor(
		revision: number,
		properties: PropertyColumns,
		cities: readonly KnownCity[],
		mapIgnores: readonly number[],
	) {
		this.revision = revision;
		this.properties = properties;
		this.sets = new PropertySets(properties);
		this.cities = cities;
		this.mapIgnores = new Set(mapIgnores);
	}

	/** All slots in an order; made at its first use. */
	order(sort: SortOrder): Uint32Array {
		const known = this.#orders.get(sort);
		if (known) return known;
		const slots = sortedSlots(this.properties, sort);
		this.#orders.set(sort, slots);
		return slots;
	}

	/** The properties that a word finds. */
	propertiesOf(word: string, read: () => Promise<SlotSet>): Promise<SlotSet> {
		return remember(this.#words, word, read);
	}

	/** What a word that no property has may mean; '' when nobody knows. */
	meaningOf(word: string, guess: () => Promise<string>): Promise<string> {
		return remember(this.#guesses, word, guess);
	}

	/** Something else that goes with properties, under a name of its own. */
	readOnce<Value extends object>(name: string, read: () => Promise<Value>): Promise<Value> {
		return remember(this.#reads, name, read) as Promise<Value>;
	}
}
