import type { Goal } from '@estate/shared-contract';
import type { SearchIndex } from './search-index.ts';

/** As many as a grid has in a row (website.md §9). */
const HOW_MANY = 4;
const BEDROOMS = 0;
/** As far as another type or bedrooms and area together: who looks in Mortsel does not look in Aalst. */
const MOST_PLACE_DISTANCE = 4;
/** Kilometres that count for one: the next municipality is about that far. */
const KILOMETRES_OF_ONE = 8;
const KILOMETRES_OF_DEGREE = 111.2;

/** What is to be had of one set of types in one city, and the rectangle that it lies in. */
interface Group {
	types: number;
	rows: number[];
	south: number;
	north: number;
	west: number;
	east: number;
	/** Is one among them of which nobody knows where it lies? */
	isSomewhere: boolean;
}

/** Where properties lie, and what is to be had beside one: the same for each of them until the content changes. */
class Surroundings {
	readonly #index: SearchIndex;
	/** Middles of cities by their number, for properties that are not on the map; NaN where it is not known */
	readonly #middles: { lat: Float64Array; lng: Float64Array };
	readonly #groups = new Map<Goal, Group[]>();

	constructor(index: SearchIndex) {
		this.#index = index;
		const { cities, properties } = index;
		const places = new Map(cities.map(({ slug, zip, place }) => [`${slug}|${zip}`, place]));
		const points = properties.cities.values.map(({ slug, zip }) => places.get(`${slug}|${zip}`)?.point);
		this.#middles = {
			lat: Float64Array.from(points, (point) => point?.latitude ?? Number.NaN),
			lng: Float64Array.from(points, (point) => point?.longitude ?? Number.NaN),
		};
	}

	/** Its own latitude, that of the middle of its circle where the address is hidden, else that of its city; NaN: unknown. */
	north(row: number): number {
		const { lat, city } = this.#index.properties;
		const own = lat[row] as number;
		return Number.isNaN(own) ? (this.#middles.lat[city[row] ?? 0] ?? Number.NaN) : own;
	}

	east(row: number): number {
		const { lat, lng, city } = this.#index.properties;
		return (Number.isNaN(lat[row]) ? this.#middles.lng[city[row] ?? 0] : (lng[row] as number)) ?? Number.NaN;
	}

	groups(goal: Goal): readonly Group[] {
		const known = this.#groups.get(goal) ?? this.#makeGroups(goal);
		this.#groups.set(goal, known);
		return known;
	}

	#makeGroups(goal: Goal): Group[] {
		const { city, cities, types } = this.#index.properties;
		const groups = new Map<number, Group>();
		for (const row of this.#index.sets.toBeHad(goal).list()) {
			const kind = types[row] ?? 0;
			const key = kind * cities.values.length + (city[row] ?? 0);
			const known = groups.get(key) ?? emptyGroup(kind);
			groups.set(key, known);
			known.rows.push(row);
			const [north, east] = [this.north(row), this.east(row)];
			if (Number.isNaN(north)) known.isSomewhere = true;
			else {
				known.south = Math.min(known.south, north);
				known.north = Math.max(known.north, north);
				known.west = Math.min(known.west, east);
				known.east = Math.max(known.east, east);
			}
		}
		return [...groups.values()];
	}
}

const emptyGroup = (types: number): Group => ({
	types,
	rows: [],
	south: Number.POSITIVE_INFINITY,
	north: Number.NEGATIVE_INFINITY,
	west: Number.POSITIVE_INFINITY,
	east: Number.NEGATIVE_INFINITY,
	isSomewhere: false,
});

const KNOWN = new WeakMap<SearchIndex, Surroundings>();

function surroundingsOf(index: SearchIndex): Surroundings {
	const known = KNOWN.get(index) ?? new Surroundings(index);
	KNOWN.set(index, known);
	return known;
}

/** How far something is for somebody who looks at a property: 0 at the same place, 4 from some thirty kilometres on. */
class DistanceFrom {
	readonly #north: number;
	readonly #east: number;
	/** By how much a degree of longitude is shorter than one of latitude */
	readonly #narrowing: number;

	constructor(north: number, east: number) {
		this.#north = north;
		this.#east = east;
		this.#narrowing = Math.cos((north * Math.PI) / 180);
	}

	of(north: number, east: number): number {
		return this.#asDistance(north - this.#north, east - this.#east);
	}

	/** At least so far is everything of a group. */
	least({ south, north, west, east, isSomewhere }: Group): number {
		const away = this.#asDistance(
			Math.max(0, south - this.#north, this.#north - north),
			Math.max(0, west - this.#east, this.#east - east),
		);
		return isSomewhere ? Math.min(away, MOST_PLACE_DISTANCE / 2) : away;
	}

	#asDistance(north: number, east: number): number {
		const kilometres = Math.hypot(east * this.#narrowing, north) * KILOMETRES_OF_DEGREE;
		if (Number.isNaN(kilometres)) return MOST_PLACE_DISTANCE / 2;
		return Math.min(MOST_PLACE_DISTANCE, kilometres / KILOMETRES_OF_ONE);
	}
}

/** By how much one amount is a multiple of the other, up to 2. What is not published counts as neither near nor far, so nothing can be read from the choice. */
function ratioDistance(one: number, other: number): number {
	if (Number.isNaN(one) || Number.isNaN(other)) return 1;
	return Math.min(2, Math.abs(Math.log(Math.max(one, 1) / Math.max(other, 1))) * 2);
}

/** Ids of those that are most like a property so far; of two alike the one with the lower id comes first, in whatever order they are met. */
class Nearest {
	readonly #found: { id: number; distance: number }[] = [];
	/** Distance of the last, once there are enough: what comes beyond it by a part of its sum is not looked at further */
	farthest = Number.POSITIVE_INFINITY;

	add(id: number, distance: number): void {
		if (distance > this.farthest) return;
		this.#found.push({ id, distance });
		this.#found.sort((left, right) => left.distance - right.distance || left.id - right.id);
		if (this.#found.length > HOW_MANY) this.#found.pop();
		if (this.#found.length === HOW_MANY) this.farthest = this.#found.at(-1)?.distance ?? this.farthest;
	}

	ids(): number[] {
		return this.#found.map(({ id }) => id);
	}
}

/** By how much it tells properties apart that have no type in common. */
const OTHER_TYPE_DISTANCE = 4;
/** More than two ways of adding up the same distance differ by */
const ROUNDING = 1e-9;

/** Ids of available properties for the same goal that are most like this one: by type, distance, price, size and bedrooms. */
export function similarProperties(index: SearchIndex, row: number): number[] {
	const { properties } = index;
	const { price: prices, area: areas } = properties;
	const surroundings = surroundingsOf(index);
	const from = new DistanceFrom(surroundings.north(row), surroundings.east(row));
	const own = properties.typeSets.values[properties.types[row] ?? 0] ?? [];
	const [price, area] = [prices[row] ?? Number.NaN, areas[row] ?? Number.NaN];
	const rooms = properties.rooms[BEDROOMS] ?? new Uint8Array();
	const bedrooms = rooms[row] ?? 0;
	const nearest = new Nearest();
	const look = (rows: readonly number[], type: number) => {
		for (const other of rows) {
			if (other === row) continue;
			const room = Math.min(1, Math.abs((rooms[other] as number) - bedrooms) * 0.25);
			if (type + room > nearest.farthest) continue;
			const away = from.of(surroundings.north(other), surroundings.east(other));
			if (type + away + room > nearest.farthest) continue;
			const distance =
				type +
				away +
				ratioDistance(price, prices[other] as number) +
				ratioDistance(area, areas[other] as number) / 2 +
				room;
			nearest.add(properties.id[other] as number, distance);
		}
	};
	/** The nearest ones first: beyond them whole cities need not be looked at. */
	const lookAt = (groups: readonly Group[], type: number) => {
		if (type > nearest.farthest) return;
		const byDistance = groups
			.map((group) => ({ rows: group.rows, least: from.least(group) }))
			.sort((one, other) => one.least - other.least);
		for (const { rows, least } of byDistance) {
			if (type + least > nearest.farthest + ROUNDING) return;
			look(rows, type);
		}
	};
	const isLike = ({ types }: Group) =>
		properties.typeSets.values[types]?.some((type) => own.includes(type)) ?? false;
	const groups = surroundings.groups(properties.goal[row] === 1 ? 1 : 0);
	// Those of its type first: after four of them others are hardly looked at.
	lookAt(groups.filter(isLike), 0);
	lookAt(
		groups.filter((group) => !isLike(group)),
		OTHER_TYPE_DISTANCE,
	);
	return nearest.ids();
}
