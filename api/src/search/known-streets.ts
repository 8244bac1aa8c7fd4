import { NearWords } from '@estate/places';
import type { Language } from '@estate/shared-contract';
import type { KnownCity } from './known-cities.ts';
import type { SearchIndex } from './search-index.ts';
import { lexiconOf } from './sentence/vocabulary/lexicon.ts';
import { otherStreetNames } from './street-twins.ts';
import { STREET_END, spelledOut } from './street-words.ts';

/** A street of a city in which listed properties publish their address. */
export interface KnownStreet {
	/** As searches compare it */
	key: string;
	name: string;
	city: KnownCity;
	/** A list, since a set of each street would cost the memory of all properties */
	rows: number[];
}

/** All of them, for properties and units of both goals. */
function knownStreets(index: SearchIndex): Promise<readonly KnownStreet[]> {
	return index.readOnce('known streets', async () => {
		const { properties, cities } = index;
		const bySpelling = new Map(cities.map((city) => [`${city.slug}|${city.zip}`, city]));
		const streets = new Map<string, KnownStreet>();
		for (const row of index.sets.listed('any', true).list()) {
			const { key = '', name = '' } = properties.streets.values[properties.street[row] ?? 0] ?? {};
			const spelled = properties.cities.values[properties.city[row] ?? 0];
			const city = spelled && bySpelling.get(`${spelled.slug}|${spelled.zip}`);
			if (key === '' || !city) continue;
			const id = `${key}|${city.place?.id ?? city.slug}|${city.zip}`;
			const known = streets.get(id);
			if (known) known.rows.push(row);
			else streets.set(id, { key, name, city, rows: [row] });
		}
		return [...streets.values()];
	});
}

/** Streets by their name as searches compare it, and those names among which a mistyped one is looked for. */
export interface StreetNames {
	byKey: ReadonlyMap<string, readonly KnownStreet[]>;
	near: NearWords;
}

export function streetNames(index: SearchIndex): Promise<StreetNames> {
	return index.readOnce('streets by name', async () => {
		const byKey = Map.groupBy(await knownStreets(index), ({ key }) => key);
		return { byKey, near: new NearWords(byKey.keys()) };
	});
}

/** The key of the street that a phrase names, in full or shortened: "burgstr", "av louise"; of Brussels in either language. */
function keyOfStreet({ byKey }: StreetNames, phrase: string): string | undefined {
	const names = [phrase, ...spelledOut(phrase)];
	return [...names, ...names.flatMap(otherStreetNames)].find((key) => byKey.has(key));
}

/** Shorter names are like too many. */
const SHORTEST_MISTYPED = 7;

/** Of a word that ends as no street does the key of the only one with a letter wrong: "kerkstraet". What ends as streets do may be another one. */
function keyNearly({ near }: StreetNames, word: string): string | undefined {
	if (word.length < SHORTEST_MISTYPED || STREET_END.test(word)) return undefined;
	const keys = near.nearest(word, 1).filter((key) => key[0] === word[0] && STREET_END.test(key));
	return keys.length === 1 ? keys[0] : undefined;
}

interface StreetNamer {
	/** The published name of the street that a phrase names */
	called(phrase: string): string | undefined;
	/** The key of the street that a mistyped word was meant to be */
	nearly(word: string): string | undefined;
}

/** Tells the published name of the street that a phrase names. A street called Gent or Park is not what somebody means who says so. */
export async function streetNamer(index: SearchIndex, language: Language): Promise<StreetNamer> {
	const names = await streetNames(index);
	const isElse = (phrase: string) =>
		index.gazetteer.named(phrase).length > 0 || lexiconOf(language).meanings(phrase) !== undefined;
	const called = (phrase: string) => {
		const key = keyOfStreet(names, phrase);
		return key && !isElse(phrase) ? names.byKey.get(key)?.at(-1)?.name : undefined;
	};
	return { called, nearly: (word) => keyNearly(names, word) };
}
