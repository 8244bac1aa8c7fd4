import { EPC_LETTERS, type Goal, PRICE_BAR_WIDTHS, PRICE_RANGES } from '@estate/shared-contract';
import { AVAILABLE, type PropertyColumns, WITHDRAWN } from './property-columns.ts';
import { SlotSet } from './slot-set.ts';

/** Properties whose published price lies in each bar of the histogram, and those that publish none. */
export interface PriceBars {
	width: number;
	bars: readonly SlotSet[];
	unpriced: SlotSet;
}

/** Properties by what they are, as sets that a search joins. Each is made at its first use, for the properties that there are then. */
export class PropertySets {
	readonly #properties: PropertyColumns;
	readonly #slots: number;
	readonly #made = new Map<string, SlotSet>();
	readonly #bars = new Map<Goal, PriceBars>();
	#cities: readonly SlotSet[] | undefined;
	#types: ReadonlyMap<number, SlotSet> | undefined;

	constructor(properties: PropertyColumns) {
		this.#properties = properties;
		this.#slots = properties.size;
	}

	/** Properties of a goal, or of both, that were not withdrawn */
	listed(goal: Goal | 'any'): SlotSet {
		const { state, goal: goals } = this.#properties;
		return this.#named(
			`listed/${goal}`,
			(slot) => state[slot] !== WITHDRAWN && (goal === 'any' || goals[slot] === goal),
		);
	}

	/** Neither sold, rented nor under option */
	available(): SlotSet {
		return this.#named('available', (slot) => this.#properties.state[slot] === AVAILABLE);
	}

	outsideProjects(): SlotSet {
		return this.#named('outside projects', (slot) => !this.#properties.inProject[slot]);
	}

	/** With at least so many rooms of a kind, by its place in ROOM_KINDS */
	withRooms(kind: number, least: number): SlotSet {
		const column = this.#properties.rooms[kind] ?? new Uint8Array();
		return this.#named(`rooms/${kind}/${least}`, (slot) => (column[slot] ?? 0) >= least);
	}

	/** Of an energy class, by its letter */
	ofClass(letter: (typeof EPC_LETTERS)[number]): SlotSet {
		const number = EPC_LETTERS.indexOf(letter) + 1;
		return this.#named(`epc/${letter}`, (slot) => this.#properties.epc[slot] === number);
	}

	/** By the number of their city */
	byCity(): readonly SlotSet[] {
		this.#cities ??= this.#distributed(
			this.#properties.cities.values.length,
			(slot) => this.#properties.city[slot],
		);
		return this.#cities;
	}

	/** By each type that they are of (decisions 16) */
	byType(): ReadonlyMap<number, SlotSet> {
		if (this.#types) return this.#types;
		const { typeSets, types } = this.#properties;
		const bySet = this.#distributed(typeSets.values.length, (slot) => types[slot]);
		const byType = new Map<number, SlotSet>();
		for (const [number, set] of bySet.entries())
			for (const type of typeSets.values[number] ?? []) {
				const properties = byType.get(type) ?? new SlotSet(this.#slots);
				properties.addAll(set);
				byType.set(type, properties);
			}
		this.#types = byType;
		return byType;
	}

	/** By published price, in the bars of a goal's histogram */
	byPrice(goal: Goal): PriceBars {
		const known = this.#bars.get(goal);
		if (known) return known;
		const width = PRICE_BAR_WIDTHS[goal];
		const last = Math.ceil(PRICE_RANGES[goal].max / width);
		const { price } = this.#properties;
		const bars = this.#distributed(last + 1, (slot) =>
			Math.min(Math.floor((price[slot] ?? 0) / width), last),
		);
		const made = { width, bars, unpriced: SlotSet.of(this.#slots, (slot) => Number.isNaN(price[slot])) };
		this.#bars.set(goal, made);
		return made;
	}

	/** Properties whose number in a column lies between two bounds; one that is not known lies nowhere */
	between(column: Float64Array, least: number, most: number): SlotSet {
		return SlotSet.of(this.#slots, (slot) => {
			const value = column[slot] ?? Number.NaN;
			return value >= least && value <= most;
		});
	}

	/** These properties, by slot */
	only(slots: Iterable<number>): SlotSet {
		const set = new SlotSet(this.#slots);
		for (const slot of slots) set.add(slot);
		return set;
	}

	union(sets: Iterable<SlotSet>): SlotSet {
		return SlotSet.union(this.#slots, sets);
	}

	#named(name: string, fits: (slot: number) => boolean): SlotSet {
		const known = this.#made.get(name);
		if (known) return known;
		const set = SlotSet.of(this.#slots, fits);
		this.#made.set(name, set);
		return set;
	}

	/** One set for each place; a property without a place (NaN) is in none. */
	#distributed(places: number, placeOf: (slot: number) => number | undefined): SlotSet[] {
		const sets = Array.from({ length: places }, () => new SlotSet(this.#slots));
		for (let slot = 0; slot < this.#slots; slot++) sets[placeOf(slot) ?? Number.NaN]?.add(slot);
		return sets;
	}
}
