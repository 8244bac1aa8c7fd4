import { regionOfPostcode } from '@estate/shared-contract';
import { AVAILABLE, type PropertyColumns } from './property-columns.ts';
import type { SearchIndex } from './search-index.ts';

/** As many as a grid has in a row (website.md §9). */
const HOW_MANY = 4;
const BEDROOMS = 0;

/** How far apart two cities are for somebody who looks for a property, from 0 to 3. */
function cityDistances({ cities }: PropertyColumns, from: number): Float64Array {
	const own = cities.values[from];
	const region = regionOfPostcode(own?.zip ?? '');
	return Float64Array.from(cities.values, ({ slug, zip }) => {
		if (slug === own?.slug) return 0;
		if (zip.slice(0, 2) === own?.zip.slice(0, 2)) return 1;
		return regionOfPostcode(zip) === region ? 2 : 3;
	});
}

/** Prices that are not published count as neither near nor far, so nothing can be read from the choice. */
function priceDistance(one: number, other: number): number {
	if (Number.isNaN(one) || Number.isNaN(other)) return 1;
	return Math.min(3, Math.abs(Math.log(Math.max(one, 1) / Math.max(other, 1))) * 3);
}

/** Ids of available properties for the same goal that are most like this one: type, then place, then price and bedrooms. */
export function similarProperties({ properties }: SearchIndex, slot: number): number[] {
	const goal = properties.goal[slot];
	const cities = cityDistances(properties, properties.city[slot] ?? 0);
	const own = properties.typeSets.values[properties.types[slot] ?? 0] ?? [];
	const types = Float64Array.from(properties.typeSets.values, (set) =>
		set.some((type) => own.includes(type)) ? 0 : 4,
	);
	const price = properties.price[slot] ?? Number.NaN;
	const bedrooms = properties.rooms[BEDROOMS]?.[slot] ?? 0;
	const nearest: { id: number; distance: number }[] = [];
	for (let other = 0; other < properties.size; other++) {
		if (other === slot || properties.goal[other] !== goal || properties.state[other] !== AVAILABLE) continue;
		const distance =
			(types[properties.types[other] ?? 0] ?? 0) +
			(cities[properties.city[other] ?? 0] ?? 0) +
			priceDistance(price, properties.price[other] ?? Number.NaN) +
			Math.min(1, Math.abs((properties.rooms[BEDROOMS]?.[other] ?? 0) - bedrooms) * 0.25);
		const last = nearest.at(-1);
		if (nearest.length === HOW_MANY && last && distance >= last.distance) continue;
		nearest.push({ id: properties.id[other] ?? 0, distance });
		nearest.sort((left, right) => left.distance - right.distance);
		if (nearest.length > HOW_MANY) nearest.pop();
	}
	return nearest.map(({ id }) => id);
}
