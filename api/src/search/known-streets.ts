import type { Language } from '@estate/shared-contract';
import type { KnownCity } from './known-cities.ts';
import type { SearchIndex } from './search-index.ts';
import { lexiconOf } from './sentence/vocabulary/lexicon.ts';

/** A street of a city in which listed properties publish their address. */
export interface KnownStreet {
	/** As searches compare it */
	key: string;
	name: string;
	city: KnownCity;
	/** A list, since a set of each street would cost the memory of all properties */
	slots: number[];
}

/** All of them, for properties and units of both goals. */
export function knownStreets(index: SearchIndex): Promise<readonly KnownStreet[]> {
	return index.readOnce('known streets', async () => {
		const { properties, cities } = index;
		const bySpelling = new Map(cities.map((city) => [`${city.slug}|${city.zip}`, city]));
		const streets = new Map<string, KnownStreet>();
		for (const slot of index.sets.listed('any', true).list()) {
			const { key = '', name = '' } = properties.streets.values[properties.street[slot] ?? 0] ?? {};
			const spelled = properties.cities.values[properties.city[slot] ?? 0];
			const city = spelled && bySpelling.get(`${spelled.slug}|${spelled.zip}`);
			if (key === '' || !city) continue;
			const id = `${key}|${city.place?.id ?? city.slug}|${city.zip}`;
			const known = streets.get(id);
			if (known) known.slots.push(slot);
			else streets.set(id, { key, name, city, slots: [slot] });
		}
		return [...streets.values()];
	});
}

/** Tells the published name of the street that a phrase names. A street called Gent or Park is not what somebody means who says so. */
export async function streetNamer(
	index: SearchIndex,
	language: Language,
): Promise<(phrase: string) => string | undefined> {
	const names = await streetNames(index);
	const isElse = (phrase: string) =>
		index.gazetteer.named(phrase).length > 0 || lexiconOf(language).meanings(phrase) !== undefined;
	return (phrase) => (names.has(phrase) && !isElse(phrase) ? names.get(phrase) : undefined);
}

function streetNames(index: SearchIndex): Promise<ReadonlyMap<string, string>> {
	return index.readOnce(
		'street names',
		async () => new Map((await knownStreets(index)).map(({ key, name }) => [key, name])),
	);
}
