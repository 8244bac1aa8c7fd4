import {
	EPC_LETTERS,
	type EpcLetter,
	type FacadeCount,
	FEATURES,
	type Feature,
	type GeoPoint,
	type Goal,
	type MapShape,
	PRICE_BAR_WIDTHS,
	PRICE_RANGES,
	RADII,
	writeShape,
} from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import { slotsAround, slotsWithin } from './around.ts';
import { PlaceBlocks } from './place-blocks.ts';
import { AVAILABLE, OPTION, type PropertyColumns, WITHDRAWN } from './property-columns.ts';
import { roomCodes } from './room-codes.ts';
import { SlotSet } from './slot-set.ts';

/** Properties whose published price lies in each bar of the histogram, and those that publish none. */
export interface PriceBars {
	width: number;
	bars: readonly SlotSet[];
	unpriced: SlotSet;
	/** The bar of each property; `unpricedNumber` for one that publishes no price */
	numbers: Uint16Array;
	unpricedNumber: number;
}

/** Bytes of circles, drawn areas, spans and months that are remembered: visitors name them, so there is no end of them. */
const MOST_ASKED_BYTES = 24 * 1024 * 1024;

/** WebID of studios and student rooms */
const STUDIO = 3;

/** Columns of numbers that a search may bound. */
type NumberColumn = 'price' | 'area' | 'plot' | 'year' | 'lat' | 'lng';

/** Properties by what they are, as sets that a search joins. Each is made at its first use, for the properties that there are then. */
export class PropertySets {
	readonly #properties: PropertyColumns;
	readonly #slots: number;
	readonly #made = new Map<string, SlotSet>();
	readonly #bars = new Map<Goal, PriceBars>();
	#cities: readonly SlotSet[] | undefined;
	#subtypes: readonly SlotSet[] | undefined;
	readonly #asked = new LRUCache<string, readonly SlotSet[]>({
		maxSize: MOST_ASKED_BYTES,
		sizeCalculation: (sets) => 1 + sets.reduce((sum, { bytes }) => sum + bytes, 0),
	});
	#types: ReadonlyMap<number, SlotSet> | undefined;
	#blocks: PlaceBlocks | undefined;
	#roomCodes: Uint16Array | undefined;

	constructor(properties: PropertyColumns) {
		this.#properties = properties;
		this.#slots = properties.size;
	}

	/** Properties of a goal, or of both, that were not withdrawn; units of projects among them where they are asked for */
	listed(goal: Goal | 'any', withUnits = false): SlotSet {
		const { id, state, goal: goals } = this.#properties;
		return this.#named(
			`listed/${goal}/${withUnits}`,
			(slot) =>
				state[slot] !== WITHDRAWN &&
				(goal === 'any' || goals[slot] === goal) &&
				(withUnits || (id[slot] ?? 0) > 0),
		);
	}

	/** Neither sold, rented nor under option */
	available(): SlotSet {
		return this.#named('available', (slot) => this.#properties.state[slot] === AVAILABLE);
	}

	/** What is listed for a goal and available */
	toBeHad(goal: Goal): SlotSet {
		return this.listed(goal).within([this.available()]);
	}

	/** With a place on the map, and no mark that keeps it off; the marks are those of this index */
	onMap(ignoredMarks: ReadonlySet<number>): SlotSet {
		const { lat, marquee } = this.#properties;
		return this.#named(
			'on the map',
			(slot) => !Number.isNaN(lat[slot] ?? Number.NaN) && !ignoredMarks.has(marquee[slot] ?? 0),
		);
	}

	outsideProjects(): SlotSet {
		return this.#named('outside projects', (slot) => !this.#properties.inProject[slot]);
	}

	inProjects(): SlotSet {
		return this.#named('in projects', (slot) => this.#properties.inProject[slot] === 1);
	}

	/** With a feature */
	withFeature(feature: Feature): SlotSet {
		const bit = 1 << FEATURES.indexOf(feature);
		const { features } = this.#properties;
		return this.#named(`feature/${feature}`, (slot) => ((features[slot] ?? 0) & bit) !== 0);
	}

	/** Free by a month, by its number; what is sold or rented is free no more */
	freeBy(month: number): SlotSet {
		const { freeMonth, state } = this.#properties;
		const notGone = this.#named('not gone', (slot) => (state[slot] ?? WITHDRAWN) <= OPTION);
		return this.#remembered(`free/${month}`, () => SlotSet.between(notGone, freeMonth, 0, month));
	}

	/** Of which a number is known */
	known(column: 'area' | 'plot' | 'year'): SlotSet {
		const values = this.#properties[column];
		const anything = Number.POSITIVE_INFINITY;
		return this.#kept(`known/${column}`, () => SlotSet.between(this.#all(), values, -anything, anything));
	}

	/** By the number of their main type */
	bySubtype(): readonly SlotSet[] {
		const { subtypes, subtype } = this.#properties;
		this.#subtypes ??= this.#distributed(subtypes.values.length, (slot) => subtype[slot]);
		return this.#subtypes;
	}

	/** Of this energy class or a better one, by its letter */
	ofClassAtLeast(letter: EpcLetter): SlotSet {
		const better = EPC_LETTERS.slice(0, EPC_LETTERS.indexOf(letter) + 1);
		return this.#kept(`epc at least/${letter}`, () => this.union(better.map((one) => this.ofClass(one))));
	}

	/** Within each of RADII around any of several points; kept for each, because a visitor asks the same again with other filters */
	around(centres: readonly GeoPoint[]): readonly SlotSet[] {
		const each = centres.map((centre) =>
			this.#rememberedSets(`around/${centre.lat}/${centre.lng}`, () =>
				slotsAround(this.#properties, this.#placeBlocks(), centre, RADII),
			),
		);
		const [only, ...others] = each;
		if (only && others.length === 0) return only;
		return RADII.map((_, place) => this.union(each.flatMap((sets) => sets[place] ?? [])));
	}

	/** Within a drawn area of the map; kept as well */
	inShape(shape: MapShape): SlotSet {
		return this.#remembered(`shape/${writeShape(shape)}`, () =>
			slotsWithin(this.#properties, this.#placeBlocks(), shape),
		);
	}

	/** With at least so many rooms of a kind, by its place in ROOM_KINDS */
	withRooms(kind: number, least: number): SlotSet {
		const column = this.#properties.rooms[kind] ?? new Uint8Array();
		return this.#named(`rooms/${kind}/${least}`, (slot) => (column[slot] ?? 0) >= least);
	}

	/** With at least one bedroom and at most so many, and studios, which count none: of land and garages nobody asks for few */
	withBedroomsAtMost(most: number): SlotSet {
		const [bedrooms = new Uint8Array()] = this.#properties.rooms;
		const studios = this.byType().get(STUDIO);
		return this.#kept(`bedrooms at most/${most}`, () =>
			SlotSet.of(this.#slots, (slot) => {
				const count = bedrooms[slot] ?? 0;
				return count <= most && (count > 0 || studios?.has(slot) === true);
			}),
		);
	}

	/** With so many façades, as `facadeCount` has them */
	withFacades(count: FacadeCount): SlotSet {
		const { facades } = this.#properties;
		return this.#named(`facades/${count}`, (slot) => facades[slot] === count);
	}

	/** The rooms of each property in one number */
	roomCodes(): Uint16Array {
		this.#roomCodes ??= roomCodes(this.#properties, this.#slots);
		return this.#roomCodes;
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

	/** In a published street, or in the houses of one number there, by the numbers of both; visitors name these as well */
	inStreet(street: number, houseNumber?: number): SlotSet {
		const { street: streets, houseNumber: numbers } = this.#properties;
		const isThere = (slot: number) =>
			streets[slot] === street && (houseNumber === undefined || numbers[slot] === houseNumber);
		return this.#remembered(`street/${street}/${houseNumber ?? ''}`, () => SlotSet.of(this.#slots, isThere));
	}

	/** By published price, in the bars of a goal's histogram */
	byPrice(goal: Goal): PriceBars {
		const known = this.#bars.get(goal);
		if (known) return known;
		const width = PRICE_BAR_WIDTHS[goal];
		const last = Math.ceil(PRICE_RANGES[goal].max / width);
		const { price } = this.#properties;
		const unpricedNumber = last + 1;
		const numbers = Uint16Array.from({ length: this.#slots }, (_, slot) => {
			const published = price[slot] ?? Number.NaN;
			return Number.isNaN(published) ? unpricedNumber : Math.min(Math.floor(published / width), last);
		});
		const sets = this.#distributed(unpricedNumber + 1, (slot) => numbers[slot]);
		const unpriced = sets.pop() ?? new SlotSet(this.#slots);
		const made = { width, bars: sets, unpriced, numbers, unpricedNumber };
		this.#bars.set(goal, made);
		return made;
	}

	/** What is listed for a goal, or for both, with a number of a column between two bounds; one that is not known lies nowhere */
	between(column: NumberColumn, least: number, most: number, goal: Goal | 'any'): SlotSet {
		return this.#remembered(`${column}/${least}/${most}/${goal}`, () =>
			SlotSet.between(this.listed(goal, true), this.#properties[column], least, most),
		);
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

	#all(): SlotSet {
		return this.#named('all', () => true);
	}

	#placeBlocks(): PlaceBlocks {
		this.#blocks ??= new PlaceBlocks(this.#properties, this.#slots);
		return this.#blocks;
	}

	#named(name: string, fits: (slot: number) => boolean): SlotSet {
		return this.#kept(name, () => SlotSet.of(this.#slots, fits));
	}

	#kept(name: string, make: () => SlotSet): SlotSet {
		const set = this.#made.get(name) ?? make();
		this.#made.set(name, set);
		return set;
	}

	#remembered(key: string, make: () => SlotSet): SlotSet {
		const [set] = this.#rememberedSets(key, () => [make()]);
		return set as SlotSet;
	}

	#rememberedSets(key: string, make: () => readonly SlotSet[]): readonly SlotSet[] {
		const known = this.#asked.get(key);
		if (known) return known;
		const made = make();
		this.#asked.set(key, made);
		return made;
	}

	/** One set for each place; a property without a place (NaN) is in none. */
	#distributed(places: number, placeOf: (slot: number) => number | undefined): SlotSet[] {
		const sets = Array.from({ length: places }, () => new SlotSet(this.#slots));
		for (let slot = 0; slot < this.#slots; slot++) sets[placeOf(slot) ?? Number.NaN]?.add(slot);
		return sets;
	}
}
