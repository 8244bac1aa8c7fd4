import { regionOfPostcode } from '@estate/shared-contract';
import { AVAILABLE, type HomeColumns } from './home-columns.ts';
import type { SearchIndex } from './search-index.ts';

/** As many as a grid has in a row (website.md §9). */
const HOW_MANY = 4;
const BEDROOMS = 0;

/** How far apart two cities are for somebody who looks for a home, from 0 to 3. */
function cityDistances({ cities }: HomeColumns, from: number): Float64Array {
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

/** Ids of available homes for the same goal that are most like this one: type, then place, then price and bedrooms. */
export function similarHomes({ homes }: SearchIndex, slot: number): number[] {
	const goal = homes.goal[slot];
	const cities = cityDistances(homes, homes.city[slot] ?? 0);
	const own = homes.typeSets.values[homes.types[slot] ?? 0] ?? [];
	const types = Float64Array.from(homes.typeSets.values, (set) =>
		set.some((type) => own.includes(type)) ? 0 : 4,
	);
	const price = homes.price[slot] ?? Number.NaN;
	const bedrooms = homes.rooms[BEDROOMS]?.[slot] ?? 0;
	const nearest: { id: number; distance: number }[] = [];
	for (let other = 0; other < homes.size; other++) {
		if (other === slot || homes.goal[other] !== goal || homes.state[other] !== AVAILABLE) continue;
		const distance =
			(types[homes.types[other] ?? 0] ?? 0) +
			(cities[homes.city[other] ?? 0] ?? 0) +
			priceDistance(price, homes.price[other] ?? Number.NaN) +
			Math.min(1, Math.abs((homes.rooms[BEDROOMS]?.[other] ?? 0) - bedrooms) * 0.25);
		const last = nearest.at(-1);
		if (nearest.length === HOW_MANY && last && distance >= last.distance) continue;
		nearest.push({ id: homes.id[other] ?? 0, distance });
		nearest.sort((left, right) => left.distance - right.distance);
		if (nearest.length > HOW_MANY) nearest.pop();
	}
	return nearest.map(({ id }) => id);
}
