import type { Gazetteer } from '@estate/places';
import type { Goal, Language, PropertySummary, SortOrder } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import type { SummaryRow } from '../properties/as-summary.ts';
import type { KnownPlaces } from './chosen-places.ts';
import type { KnownCity } from './known-cities.ts';
import { NameWords } from './name-words.ts';
import { distinctNumbers, type NumberRange, rangeAmong } from './number-columns.ts';
import { entriesByName, makePlaceEntries, type PlaceEntry } from './place-entries.ts';
import type { PropertyColumns } from './property-columns.ts';
import { PropertySets } from './property-sets.ts';
import { resortedRows, sortedRows } from './sorted-rows.ts';
import type { SubtypeNames } from './subtype-names.ts';
import { WordSets } from './word-sets.ts';

/** Misspelt words of which the likeliest meaning is remembered. */
const MOST_GUESSES = 400;
/** Properties whose rows are remembered, and as many in a language of a reader: all of most agencies, the first pages of lists of others. About 2 and 1 kB each. */
const MOST_ROWS = 10_000;
/** For this long a summary may lag behind the clock, which decides what is new. */
const SUMMARY_KEPT_MS = 60_000;
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

/** What an index takes over from the one before. */
export interface Renewal {
	orders: Map<SortOrder, Uint32Array>;
	names: NameWords;
	words: WordSets;
	/** Rows that were written since */
	changed: ReadonlySet<number>;
}

/** All that a search asks, as of one revision of the content, and what was read for it: nothing in it is ever older. */
export class SearchIndex {
	readonly revision: number;
	readonly properties: PropertyColumns;
	readonly sets: PropertySets;
	readonly cities: readonly KnownCity[];
	readonly gazetteer: Gazetteer;
	readonly subtypes: SubtypeNames;
	readonly names: NameWords;
	/** The properties that each word finds */
	readonly words: WordSets;
	/** Marquee values that the map leaves out (decisions 12) */
	readonly mapIgnores: ReadonlySet<number>;
	/** Rows of properties that were on a page, by id */
	readonly summaryRows = new LRUCache<number, SummaryRow>({ max: MOST_ROWS });
	/** The same as a reader of a language has them, by language and id */
	readonly summaries = new LRUCache<string, PropertySummary>({ max: MOST_ROWS, ttl: SUMMARY_KEPT_MS });
	/** Released once all its orders were sorted again */
	#renewal: Renewal | undefined;
	readonly #orders = new Map<SortOrder, Uint32Array>();
	readonly #ranks = new Map<SortOrder, Uint32Array>();
	readonly #ranges = new Map<string, NumberRange | undefined>();
	readonly #placeEntries = new Map<Language, readonly PlaceEntry[]>();
	#freeMonths: readonly number[] | undefined;
	readonly #guesses = new LRUCache<string, Promise<string>>({ max: MOST_GUESSES });
	readonly #reads = new LRUCache<string, Promise<object>>({ max: MOST_READS });

	constructor(
		revision: number,
		properties: PropertyColumns,
		{ cities, gazetteer }: KnownPlaces,
		mapIgnores: readonly number[],
		subtypes: SubtypeNames,
		renewal?: Renewal,
	) {
		this.#renewal = renewal;
		this.names = renewal?.names ?? new NameWords();
		this.words = renewal?.words ?? new WordSets();
		this.revision = revision;
		this.properties = properties;
		this.sets = new PropertySets(properties);
		this.cities = cities;
		this.gazetteer = gazetteer;
		this.mapIgnores = new Set(mapIgnores);
		this.subtypes = subtypes;
	}

	/** Places of the agency with their properties, for lists that count them, by their names in a language; made at their first use. */
	placeEntries(language: Language): readonly PlaceEntry[] {
		const known = this.#placeEntries.get(language);
		if (known) return known;
		const entries = entriesByName(makePlaceEntries(this), language);
		this.#placeEntries.set(language, entries);
		return entries;
	}

	/** All rows in an order; made at its first use. */
	order(sort: SortOrder): Uint32Array {
		const known = this.#orders.get(sort);
		if (known) return known;
		const before = this.#renewal?.orders.get(sort);
		const rows =
			this.#renewal && before
				? resortedRows(this.properties, sort, before, this.#renewal.changed)
				: sortedRows(this.properties, sort);
		this.#orders.set(sort, rows);
		this.#renewal?.orders.delete(sort);
		return rows;
	}

	/** The place of each row in an order, from 0; made at its first use. */
	ranks(sort: SortOrder): Uint32Array {
		const known = this.#ranks.get(sort);
		if (known) return known;
		const order = this.order(sort);
		const ranks = new Uint32Array(order.length);
		for (let rank = 0; rank < order.length; rank++) ranks[order[rank] as number] = rank;
		this.#ranks.set(sort, ranks);
		return ranks;
	}

	/** What the next index can take over: the orders, of which only those rows moved that were written since. */
	renewal(changed: ReadonlySet<number>): Renewal {
		const missed = this.#renewal;
		const orders = new Map(this.#orders);
		// Orders that nobody asked for at this revision are still as of the one before.
		for (const [sort, rows] of missed?.orders ?? []) orders.set(sort, rows);
		const { names, words } = this;
		return {
			orders,
			names,
			words,
			changed: missed?.orders.size ? new Set([...missed.changed, ...changed]) : changed,
		};
	}

	/** Smallest and largest number of a column among the properties of a goal; undefined where none is known. */
	rangeOf(kind: 'plot' | 'year', goal: Goal | 'any', withUnits: boolean): NumberRange | undefined {
		const key = `${kind}/${goal}/${withUnits}`;
		if (!this.#ranges.has(key)) {
			const listed = this.sets.listed(goal, withUnits);
			this.#ranges.set(key, rangeAmong(this.properties[kind], listed, this.properties.size));
		}
		return this.#ranges.get(key);
	}

	/** Months in which a property becomes free, in their order. */
	freeMonths(): readonly number[] {
		this.#freeMonths ??= distinctNumbers(this.properties.freeMonth, this.properties.size);
		return this.#freeMonths;
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
