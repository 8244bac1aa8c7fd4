import type { SearchIndex } from './search-index.ts';

/** As many as a grid has in a row (website.md §9). */
const HOW_MANY = 4;
const BEDROOMS = 0;
/** As far as another type or bedrooms and area together: who looks in Mortsel does not look in Aalst. */
const MOST_PLACE_DISTANCE = 4;
/** Kilometres that count for one: the next municipality is about that far. */
const KILOMETRES_OF_ONE = 8;
const KILOMETRES_OF_DEGREE = 111.2;

interface Middles {
	lat: Float64Array;
	lng: Float64Array;
}

/** The same for every property until the content changes. */
const KNOWN = new WeakMap<SearchIndex, Middles>();

/** Middles of the cities by their number, for properties that are not on the map; NaN where it is not known. */
function middlesOfCities(index: SearchIndex): Middles {
	const known = KNOWN.get(index) ?? makeMiddles(index);
	KNOWN.set(index, known);
	return known;
}

function makeMiddles({ cities, properties }: SearchIndex): Middles {
	const places = new Map(cities.map(({ slug, zip, place }) => [`${slug}|${zip}`, place]));
	const points = properties.cities.values.map(({ slug, zip }) => places.get(`${slug}|${zip}`)?.point);
	return {
		lat: Float64Array.from(points, (point) => point?.latitude ?? Number.NaN),
		lng: Float64Array.from(points, (point) => point?.longitude ?? Number.NaN),
	};
}

/**
 * How far each property lies for somebody who looks at this one: 0 at the same place, 4 from some thirty kilometres on. Where
 * it lies is its own point, the middle of its circle where the address is hidden, else that of its city.
 */
function placeDistances(index: SearchIndex, from: number): (slot: number) => number {
	const { lat, lng, city } = index.properties;
	const middles = middlesOfCities(index);
	const isLocated = (slot: number) => !Number.isNaN(lat[slot] ?? Number.NaN);
	const north = (slot: number) => (isLocated(slot) ? lat[slot] : middles.lat[city[slot] ?? 0]) ?? Number.NaN;
	const east = (slot: number) => (isLocated(slot) ? lng[slot] : middles.lng[city[slot] ?? 0]) ?? Number.NaN;
	const [ownNorth, ownEast] = [north(from), east(from)];
	const narrowing = Math.cos((ownNorth * Math.PI) / 180);
	return (slot) => {
		const kilometres =
			Math.hypot((east(slot) - ownEast) * narrowing, north(slot) - ownNorth) * KILOMETRES_OF_DEGREE;
		if (Number.isNaN(kilometres)) return MOST_PLACE_DISTANCE / 2;
		return Math.min(MOST_PLACE_DISTANCE, kilometres / KILOMETRES_OF_ONE);
	};
}

/** By how much one amount is a multiple of the other, up to 2. What is not published counts as neither near nor far, so nothing can be read from the choice. */
function ratioDistance(one: number, other: number): number {
	if (Number.isNaN(one) || Number.isNaN(other)) return 1;
	return Math.min(2, Math.abs(Math.log(Math.max(one, 1) / Math.max(other, 1))) * 2);
}

/** Those that are most like a property so far; of two alike the one with the lower slot comes first, in whatever order they are met. */
class Nearest {
	readonly #found: { slot: number; distance: number }[] = [];
	/** Distance of the last, once there are enough: what comes beyond it by a part of its sum is not looked at further */
	farthest = Number.POSITIVE_INFINITY;

	add(slot: number, distance: number): void {
		if (distance > this.farthest) return;
		this.#found.push({ slot, distance });
		this.#found.sort((left, right) => left.distance - right.distance || left.slot - right.slot);
		if (this.#found.length > HOW_MANY) this.#found.pop();
		if (this.#found.length === HOW_MANY) this.farthest = this.#found.at(-1)?.distance ?? this.farthest;
	}

	slots(): number[] {
		return this.#found.map(({ slot }) => slot);
	}
}

/** By how much it tells properties apart that have no type in common. */
const OTHER_TYPE_DISTANCE = 4;

/** Ids of available properties for the same goal that are most like this one: by type, distance, price, size and bedrooms. */
export function similarProperties(index: SearchIndex, slot: number): number[] {
	const { properties, sets } = index;
	const { price: prices, area: areas } = properties;
	const placeDistance = placeDistances(index, slot);
	const own = properties.typeSets.values[properties.types[slot] ?? 0] ?? [];
	const [price, area] = [prices[slot] ?? Number.NaN, areas[slot] ?? Number.NaN];
	const rooms = properties.rooms[BEDROOMS] ?? new Uint8Array();
	const bedrooms = rooms[slot] ?? 0;
	const nearest = new Nearest();
	const look = (slots: Uint32Array, type: number) => {
		for (let place = 0; place < slots.length; place++) {
			if (type > nearest.farthest) return;
			const other = slots[place] as number;
			if (other === slot) continue;
			const room = Math.min(1, Math.abs((rooms[other] as number) - bedrooms) * 0.25);
			if (type + room > nearest.farthest) continue;
			const away = placeDistance(other);
			if (type + away + room > nearest.farthest) continue;
			const distance =
				type +
				away +
				ratioDistance(price, prices[other] as number) +
				ratioDistance(area, areas[other] as number) / 2 +
				room;
			nearest.add(other, distance);
		}
	};
	const byTypes = sets.toBeHadByTypes(properties.goal[slot] === 1 ? 1 : 0);
	const isLike = (number: number) => properties.typeSets.values[number]?.some((type) => own.includes(type));
	// Those of its type first: after four of them most others need not be looked at.
	for (const [number, slots] of byTypes.entries()) if (isLike(number)) look(slots, 0);
	for (const [number, slots] of byTypes.entries()) if (!isLike(number)) look(slots, OTHER_TYPE_DISTANCE);
	return nearest.slots().map((other) => properties.id[other] ?? 0);
}
