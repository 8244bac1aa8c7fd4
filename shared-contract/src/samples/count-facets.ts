import type { PropertyFacets } from '../api/property-endpoints.schema.ts';
import type { Language } from '../domain/languages.ts';
import { type Goal, PRICE_RANGES } from '../domain/price-ranges.ts';
import { EPC_LETTERS, PRICE_BAR_WIDTHS, ROOM_FACET_STEPS } from '../domain/search-facets.ts';
import { ROOM_KINDS } from '../domain/search-filter.ts';
import type { PropertyDetail } from '../entities/property.schema.ts';
import { moreFacetsOf } from './count-more-facets.ts';
import { type Asked, letterOf, matching, ROOMS } from './match-properties.ts';

function counted<Key extends string | number>(keys: Key[]): [Key, number][] {
	const counts = new Map<Key, number>();
	for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
	return [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
}

function priceBars(properties: readonly PropertyDetail[], goal: Goal): PropertyFacets['prices'] {
	const width = PRICE_BAR_WIDTHS[goal];
	const counts = Array.from({ length: PRICE_RANGES[goal].max / width + 1 }, () => 0);
	let unpriced = 0;
	for (const { Price } of properties) {
		if (Price === undefined) unpriced++;
		else {
			const bar = Math.min(Math.floor(Price / width), counts.length - 1);
			counts[bar] = (counts[bar] ?? 0) + 1;
		}
	}
	return { width, counts, unpriced };
}

/** The facets of a search among the samples. */
export function facetsOf(asked: Asked, language: Language): PropertyFacets {
	const without = (name: string) => matching(asked, language, name);
	const types = without('types').flatMap(({ WebID, WebIDs }) =>
		WebIDs ? WebIDs.split(',').map(Number) : [WebID],
	);
	const letters = without('epc').map(letterOf);
	return {
		types: counted(types).map(([WebID, count]) => ({ WebID, count })),
		cities: counted(without('cities').map(({ City, Zip }) => `${City}|${Zip}`)).map(([key, count]) => {
			const [Name = '', Zip = ''] = key.split('|');
			return { Name, Zip, count };
		}),
		epc: EPC_LETTERS.map((letter) => ({
			letter,
			count: letters.filter((other) => other === letter).length,
		})).filter(({ count }) => count > 0),
		rooms: Object.fromEntries(
			ROOM_KINDS.map((kind) => [
				kind,
				Array.from(
					{ length: ROOM_FACET_STEPS },
					(_, index) => without(kind).filter((property) => (property[ROOMS[kind]] ?? 0) > index).length,
				),
			]),
		) as PropertyFacets['rooms'],
		prices: priceBars(without('price'), asked.filter.goal),
		available: without('hide').filter(({ State }) => State === 'available').length,
		more: moreFacetsOf(asked, language),
	};
}
