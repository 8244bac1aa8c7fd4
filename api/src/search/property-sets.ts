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
import { rowsAround, rowsWithin } from './around.ts';
import { PlaceBlocks } from './place-blocks.ts';
import { AVAILABLE, OPTION, type PropertyColumns, WITHDRAWN } from './property-columns.ts';
import { roomCodes } from './room-codes.ts';
import { RowSet } from './row-set.ts';

/** Properties whose published price lies in each bar of the histogram, and those that publish none. */
export interface PriceBars {
	width: number;
	bars: readonly RowSet[];
	unpriced: RowSet;
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
	readonly #rows: number;
	readonly #keptSets = new Map<string, RowSet>();
	readonly #bars = new Map<Goal, PriceBars>();
	#cities: readonly RowSet[] | undefined;
	#subtypes: readonly RowSet[] | undefined;
	readonly #recentlyAsked = new LRUCache<string, readonly RowSet[]>({
		maxSize: MOST_ASKED_BYTES,
		sizeCalculation: (sets) => 1 + sets.reduce((sum, { bytes }) => sum + bytes, 0),
	});
	#types: ReadonlyMap<number, RowSet> | undefined;
	#blocks: PlaceBlocks | undefined;
	#roomCodes: Uint16Array | undefined;

	constructor(properties: PropertyColumns) {
		this.#properties = properties;
		this.#rows = properties.size;
	}

	/** Properties of a goal, or of both, that were not withdrawn; units of projects among them where they are asked for */
	listed(goal: Goal | 'any', withUnits = false): RowSet {
		const { id, state, goal: goals } = this.#properties;
		return this.#keptWhere(
			`listed/${goal}/${withUnits}`,
			(row) =>
				state[row] !== WITHDRAWN &&
				(goal === 'any' || goals[row] === goal) &&
				(withUnits || (id[row] ?? 0) > 0),
		);
	}

	/** Neither sold, rented nor under option */
	available(): RowSet {
		return this.#keptWhere('available', (row) => this.#properties.state[row] === AVAILABLE);
	}

	/** What is listed for a goal and available */
	toBeHad(goal: Goal): RowSet {
		return this.listed(goal).within([this.available()]);
	}

	/** With a place on the map, and no mark that keeps it off; the marks are those of this index */
	onMap(ignoredMarks: ReadonlySet<number>): RowSet {
		const { lat, marquee } = this.#properties;
		return this.#keptWhere(
			'on the map',
			(row) => !Number.isNaN(lat[row] ?? Number.NaN) && !ignoredMarks.has(marquee[row] ?? 0),
		);
	}

	outsideProjects(): RowSet {
		return this.#keptWhere('outside projects', (row) => !this.#properties.inProject[row]);
	}

	inProjects(): RowSet {
		return this.#keptWhere('in projects', (row) => this.#properties.inProject[row] === 1);
	}

	/** With a feature */
	withFeature(feature: Feature): RowSet {
		const bit = 1 << FEATURES.indexOf(feature);
		const { features } = this.#properties;
		return this.#keptWhere(`feature/${feature}`, (row) => ((features[row] ?? 0) & bit) !== 0);
	}

	/** Free by a month, by its number; what is sold or rented is free no more */
	freeBy(month: number): RowSet {
		const { freeMonth, state } = this.#properties;
		const notGone = this.#keptWhere('not gone', (row) => (state[row] ?? WITHDRAWN) <= OPTION);
		return this.#recent(`free/${month}`, () => RowSet.between(notGone, freeMonth, 0, month));
	}

	/** Of which a number is known */
	known(column: 'area' | 'plot' | 'year'): RowSet {
		const values = this.#properties[column];
		const anything = Number.POSITIVE_INFINITY;
		return this.#kept(`known/${column}`, () => RowSet.between(this.#all(), values, -anything, anything));
	}

	/** By the number of their main type */
	bySubtype(): readonly RowSet[] {
		const { subtypes, subtype } = this.#properties;
		this.#subtypes ??= this.#distributed(subtypes.values.length, (row) => subtype[row]);
		return this.#subtypes;
	}

	/** Of this energy class or a better one, by its letter */
	ofClassAtLeast(letter: EpcLetter): RowSet {
		const better = EPC_LETTERS.slice(0, EPC_LETTERS.indexOf(letter) + 1);
		return this.#kept(`epc at least/${letter}`, () => this.union(better.map((one) => this.ofClass(one))));
	}

	/** Within each of RADII around any of several points; kept for each, because a visitor asks the same again with other filters */
	around(centres: readonly GeoPoint[]): readonly RowSet[] {
		const each = centres.map((centre) =>
			this.#recentSets(`around/${centre.lat}/${centre.lng}`, () =>
				rowsAround(this.#properties, this.#placeBlocks(), centre, RADII),
			),
		);
		const [only, ...others] = each;
		if (only && others.length === 0) return only;
		return RADII.map((_, place) => this.union(each.flatMap((sets) => sets[place] ?? [])));
	}

	/** Within a drawn area of the map; kept as well */
	inShape(shape: MapShape): RowSet {
		return this.#recent(`shape/${writeShape(shape)}`, () =>
			rowsWithin(this.#properties, this.#placeBlocks(), shape),
		);
	}

	/** With at least so many rooms of a kind, by its place in ROOM_KINDS */
	withRooms(kind: number, least: number): RowSet {
		const column = this.#properties.rooms[kind] ?? new Uint8Array();
		return this.#keptWhere(`rooms/${kind}/${least}`, (row) => (column[row] ?? 0) >= least);
	}

	/** With at least one bedroom and at most so many, and studios, which count none: of land and garages nobody asks for few */
	withBedroomsAtMost(most: number): RowSet {
		const [bedrooms = new Uint8Array()] = this.#properties.rooms;
		const studios = this.byType().get(STUDIO);
		return this.#kept(`bedrooms at most/${most}`, () =>
			RowSet.of(this.#rows, (row) => {
				const count = bedrooms[row] ?? 0;
				return count <= most && (count > 0 || studios?.has(row) === true);
			}),
		);
	}

	/** With so many façades, as `facadeCount` has them */
	withFacades(count: FacadeCount): RowSet {
		const { facades } = this.#properties;
		return this.#keptWhere(`facades/${count}`, (row) => facades[row] === count);
	}

	/** The rooms of each property in one number */
	roomCodes(): Uint16Array {
		this.#roomCodes ??= roomCodes(this.#properties, this.#rows);
		return this.#roomCodes;
	}

	/** Of an energy class, by its letter */
	ofClass(letter: (typeof EPC_LETTERS)[number]): RowSet {
		const number = EPC_LETTERS.indexOf(letter) + 1;
		return this.#keptWhere(`epc/${letter}`, (row) => this.#properties.epc[row] === number);
	}

	/** By the number of their city */
	byCity(): readonly RowSet[] {
		this.#cities ??= this.#distributed(
			this.#properties.cities.values.length,
			(row) => this.#properties.city[row],
		);
		return this.#cities;
	}

	/** By each type that they are of (decisions 16) */
	byType(): ReadonlyMap<number, RowSet> {
		if (this.#types) return this.#types;
		const { typeSets, types } = this.#properties;
		const bySet = this.#distributed(typeSets.values.length, (row) => types[row]);
		const byType = new Map<number, RowSet>();
		for (const [number, set] of bySet.entries())
			for (const type of typeSets.values[number] ?? []) {
				const properties = byType.get(type) ?? new RowSet(this.#rows);
				properties.addAll(set);
				byType.set(type, properties);
			}
		this.#types = byType;
		return byType;
	}

	/** In a published street, or in the houses of one number there, by the numbers of both; visitors name these as well */
	inStreet(street: number, houseNumber?: number): RowSet {
		const { street: streets, houseNumber: numbers } = this.#properties;
		const isThere = (row: number) =>
			streets[row] === street && (houseNumber === undefined || numbers[row] === houseNumber);
		return this.#recent(`street/${street}/${houseNumber ?? ''}`, () => RowSet.of(this.#rows, isThere));
	}

	/** By published price, in the bars of a goal's histogram */
	byPrice(goal: Goal): PriceBars {
		const known = this.#bars.get(goal);
		if (known) return known;
		const width = PRICE_BAR_WIDTHS[goal];
		const last = Math.ceil(PRICE_RANGES[goal].max / width);
		const { price } = this.#properties;
		const unpricedNumber = last + 1;
		const numbers = Uint16Array.from({ length: this.#rows }, (_, row) => {
			const published = price[row] ?? Number.NaN;
			return Number.isNaN(published) ? unpricedNumber : Math.min(Math.floor(published / width), last);
		});
		const sets = this.#distributed(unpricedNumber + 1, (row) => numbers[row]);
		const unpriced = sets.pop() ?? new RowSet(this.#rows);
		const made = { width, bars: sets, unpriced, numbers, unpricedNumber };
		this.#bars.set(goal, made);
		return made;
	}

	/** What is listed for a goal, or for both, with a number of a column between two bounds; one that is not known lies nowhere */
	between(column: NumberColumn, least: number, most: number, goal: Goal | 'any'): RowSet {
		return this.#recent(`${column}/${least}/${most}/${goal}`, () =>
			RowSet.between(this.listed(goal, true), this.#properties[column], least, most),
		);
	}

	/** These properties, by row */
	only(rows: Iterable<number>): RowSet {
		const set = new RowSet(this.#rows);
		for (const row of rows) set.add(row);
		return set;
	}

	union(sets: Iterable<RowSet>): RowSet {
		return RowSet.union(this.#rows, sets);
	}

	#all(): RowSet {
		return this.#keptWhere('all', () => true);
	}

	#placeBlocks(): PlaceBlocks {
		this.#blocks ??= new PlaceBlocks(this.#properties, this.#rows);
		return this.#blocks;
	}

	/** As `#kept`, of the properties that fit. */
	#keptWhere(name: string, fits: (row: number) => boolean): RowSet {
		return this.#kept(name, () => RowSet.of(this.#rows, fits));
	}

	/** Made once, and kept as long as the index: for names of which there is an end. */
	#kept(name: string, make: () => RowSet): RowSet {
		const set = this.#keptSets.get(name) ?? make();
		this.#keptSets.set(name, set);
		return set;
	}

	/** Kept while there is room for it: for what visitors name, of which there is no end. */
	#recent(key: string, make: () => RowSet): RowSet {
		const [set] = this.#recentSets(key, () => [make()]);
		return set as RowSet;
	}

	/** As `#recent`, of several sets that are made at once. */
	#recentSets(key: string, make: () => readonly RowSet[]): readonly RowSet[] {
		const known = this.#recentlyAsked.get(key);
		if (known) return known;
		const made = make();
		this.#recentlyAsked.set(key, made);
		return made;
	}

	/** One set for each place; a property without a place (NaN) is in none. */
	#distributed(places: number, placeOf: (row: number) => number | undefined): RowSet[] {
		const sets = Array.from({ length: places }, () => new RowSet(this.#rows));
		for (let row = 0; row < this.#rows; row++) sets[placeOf(row) ?? Number.NaN]?.add(row);
		return sets;
	}
}
