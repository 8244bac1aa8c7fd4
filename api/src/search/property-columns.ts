import { isGone } from '@estate/shared-contract';
import type { Selectable } from 'kysely';
import type { PropertyTable } from '../database/tables/property-table.ts';
import { houseNumberKey } from './house-number.ts';
import { Interned } from './interned.ts';
import { orNaN, rearranged, small, twiceAsLong } from './number-columns.ts';
import { searchableText } from './searchable-text.ts';

/** What the search needs of a property. */
export const SEARCH_COLUMNS = [
	'id',
	'goal',
	'state',
	'city',
	'city_slug',
	'zip',
	'type_ids',
	'main_type',
	'public_price',
	'price_per_m2',
	'price_unit',
	'living_area',
	'bedrooms',
	'bathrooms',
	'shower_rooms',
	'toilets',
	'garages',
	'epc_letter',
	'created_at',
	'lat',
	'lng',
	'shows_point',
	'marquee',
	'project_id',
	'features',
	'plot_area',
	'construction_year',
	'facades',
	'free_month',
	'subtype',
] as const satisfies readonly (keyof PropertyTable)[];
export type SearchRow = Pick<Selectable<PropertyTable>, (typeof SEARCH_COLUMNS)[number]> & {
	/** Null where the address is hidden, or has none */
	street: string | null;
	house_number: string | null;
};

/** States by number: the index in this list. */
export const STATE_CODES = ['available', 'option', 'sold', 'rented', 'withdrawn'] as const;
export const AVAILABLE = 0;
export const OPTION = 1;
export const WITHDRAWN = 4;

/** Where a property lies, as properties spell it. */
export interface PropertyCity {
	name: string;
	slug: string;
	zip: string;
}

/** A street that properties publish. */
export interface PropertyStreet {
	key: string;
	name: string;
}

/** Numbers of every property, one array a column, so that a search is one pass over plain memory. About 149 bytes a property. NaN: not known. */
export class PropertyColumns {
	/** Properties so far; a row is a property's place in every array */
	size = 0;
	readonly rows = new Map<number, number>();
	/** Rows of units of projects, which have ids below 0, with the id of their project */
	readonly units = new Map<number, number>();
	/** Distinct cities and sets of types: properties hold the number of theirs */
	readonly cities = new Interned<PropertyCity>(({ slug, zip }) => `${slug}|${zip}`);
	readonly typeSets = new Interned<readonly number[]>((types) => types.join());
	/** Slugs of main types */
	readonly subtypes = new Interned<string>((slug) => slug);
	/** Published streets as searches compare them, with the spelling that came first; the first of them is none */
	readonly streets = new Interned<PropertyStreet>(({ key }) => key, [{ key: '', name: '' }]);

	/** Published house numbers; the first of them is none */
	readonly houseNumbers = new Interned<string>((key) => key, ['']);

	id = new Float64Array(1024);
	goal = new Uint8Array(1024);
	state = new Uint8Array(1024);
	city = new Uint32Array(1024);
	types = new Uint32Array(1024);
	mainType = new Uint32Array(1024);
	price = new Float64Array(1024);
	pricePerM2 = new Float64Array(1024);
	priceUnit = new Int32Array(1024);
	area = new Float64Array(1024);
	/** In the order of ROOM_KINDS; unknown counts as none */
	rooms = Array.from({ length: 5 }, () => new Uint8Array(1024));
	/** 1 = a … 7 = g; 0: none of them */
	epc = new Uint8Array(1024);
	created = new Float64Array(1024);
	lat = new Float64Array(1024);
	lng = new Float64Array(1024);
	showsPoint = new Uint8Array(1024);
	marquee = new Uint8Array(1024);
	inProject = new Uint8Array(1024);
	/** Bits in the order of FEATURES */
	features = new Uint8Array(1024);
	plot = new Float32Array(1024);
	year = new Float32Array(1024);
	/** 2, 3 or 4; 0: not known */
	facades = new Uint8Array(1024);
	/** Month from which it is free, as `monthNumber` counts; 0: now */
	freeMonth = new Float32Array(1024);
	/** Number of its main type */
	subtype = new Uint32Array(1024);
	/** Number of its published street */
	street = new Uint32Array(1024);
	/** Number of its published house number */
	houseNumber = new Uint32Array(1024);

	/** Takes a property over: a new one, or a known one as it is now. Returns its row. */
	put(read: SearchRow): number {
		let row = this.rows.get(read.id);
		if (row === undefined) {
			row = this.size++;
			this.rows.set(read.id, row);
			if (row >= this.id.length) this.#grow();
		}
		this.id[row] = read.id;
		this.goal[row] = read.goal;
		this.state[row] = STATE_CODES.indexOf(read.state);
		this.city[row] = this.cities.numberOf({ name: read.city, slug: read.city_slug, zip: read.zip });
		this.types[row] = this.typeSets.numberOf(read.type_ids);
		this.mainType[row] = read.main_type;
		// Of what is gone the price is no longer published: no filter, order, facet or map tells it.
		this.price[row] = isGone(read.state) ? Number.NaN : orNaN(read.public_price);
		this.pricePerM2[row] = isGone(read.state) ? Number.NaN : orNaN(read.price_per_m2);
		this.priceUnit[row] = read.price_unit;
		this.area[row] = orNaN(read.living_area);
		const counts = [read.bedrooms, read.bathrooms, read.shower_rooms, read.toilets, read.garages];
		for (const [kind, column] of this.rooms.entries()) column[row] = small(counts[kind] ?? null);
		this.epc[row] = read.epc_letter === null ? 0 : 'abcdefg'.indexOf(read.epc_letter) + 1;
		this.created[row] = read.created_at.getTime();
		this.lat[row] = orNaN(read.lat);
		this.lng[row] = orNaN(read.lng);
		this.showsPoint[row] = Number(read.shows_point);
		this.marquee[row] = read.marquee;
		if (read.id < 0 && read.project_id !== null) this.units.set(row, read.project_id);
		this.inProject[row] = Number(read.project_id !== null);
		this.features[row] = read.features;
		this.plot[row] = orNaN(read.plot_area);
		this.year[row] = orNaN(read.construction_year);
		this.facades[row] = small(read.facades);
		this.freeMonth[row] = orNaN(read.free_month);
		this.subtype[row] = this.subtypes.numberOf(read.subtype);
		const name = read.street?.trim() ?? '';
		this.street[row] = this.streets.numberOf({ key: searchableText(name), name });
		this.houseNumber[row] = this.houseNumbers.numberOf(houseNumberKey(read.house_number ?? ''));
		return row;
	}

	/** Gives each property another row: `order` has their rows of now. Nobody may hold a row of before. */
	arrange(order: Uint32Array): void {
		for (const [key, column] of this.#columns()) this[key] = rearranged(column as never, order) as never;
		this.rooms = this.rooms.map((column) => rearranged(column, order));
		const units = new Map(this.units);
		this.units.clear();
		for (const [row, before] of order.entries()) {
			this.rows.set(this.id[row] as number, row);
			const project = units.get(before);
			if (project !== undefined) this.units.set(row, project);
		}
	}

	#columns() {
		const keys = Object.keys(this) as (keyof this)[];
		return keys.flatMap((key) => (ArrayBuffer.isView(this[key]) ? [[key, this[key]] as const] : []));
	}

	#grow(): void {
		for (const [key, column] of this.#columns()) this[key] = twiceAsLong(column as never) as never;
		this.rooms = this.rooms.map(twiceAsLong);
	}
}
