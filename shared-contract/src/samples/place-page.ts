import type { IndexableItem } from '../api/indexable.schema.ts';
import type { PlacePage } from '../api/place-page.schema.ts';
import { LANGUAGES, type Language } from '../domain/languages.ts';
import { slugify } from '../domain/slug.ts';
import type { PropertyType } from '../entities/place.schema.ts';
import { sampleCities, sampleTypes } from './places.ts';
import { sampleProperties, summaryOf } from './properties.ts';

type Goal = '0' | '1';

const inEveryLanguage = <Value>(value: (language: Language) => Value) =>
	Object.fromEntries(LANGUAGES.map((language) => [language, value(language)])) as Record<Language, Value>;

const typeNames = ({ WebID }: PropertyType) =>
	inEveryLanguage((language) => sampleTypes(language).find((type) => type.WebID === WebID)?.Name ?? '');

/** The samples write cities as a feed may: in capitals. */
const written = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();

const availableOf = (language: Language, goal: Goal) =>
	sampleProperties(language).filter(({ Goal, State }) => String(Goal) === goal && State === 'available');

/** The page of a place among the samples; undefined for a place or type that none of them has. */
export function samplePlacePage(
	language: Language,
	goal: Goal,
	placeSlug: string,
	typeSlug: string | null,
): PlacePage | undefined {
	const city = sampleCities(language).find(({ Name }) => slugify(Name) === placeSlug);
	const type = sampleTypes(language).find(
		(one) => typeSlug !== null && Object.values(typeNames(one)).map(slugify).includes(typeSlug),
	);
	if (!city || (typeSlug !== null && !type)) return undefined;
	const available = availableOf(language, goal);
	const there = available.filter(({ City }) => City === city.Name);
	const found = there.filter(({ WebID }) => !type || WebID === type.WebID);
	const prices = found.flatMap(({ Price }) => Price ?? []);
	return {
		place: { id: city.Zip, Name: written(city.Name), Zip: city.Zip },
		...(type ? { type: { WebID: type.WebID, Name: type.Name } } : {}),
		slugs: inEveryLanguage((own) => ({
			place: slugify(city.Name),
			...(type ? { type: slugify(typeNames(type)[own]) } : {}),
		})),
		total: found.length,
		...(prices.length > 0 ? { price: { min: Math.min(...prices), max: Math.max(...prices) } } : {}),
		epc: [],
		types: sampleTypes(language)
			.map(({ WebID, Name }) => ({
				Name,
				slug: slugify(Name),
				count: there.filter((property) => property.WebID === WebID).length,
			}))
			.filter(({ count }) => count > 0),
		items: found.slice(0, 12).map(summaryOf),
		nearest: found.length > 0 ? [] : available.slice(0, 6).map(summaryOf),
		parts: [],
		neighbours: sampleCities(language)
			.filter(({ Name }) => Name !== city.Name)
			.map(({ Name }) => ({
				Name: written(Name),
				slug: slugify(Name),
				count: available.filter(({ City }) => City === Name).length,
			}))
			.filter(({ count }) => count > 0),
		projects: [],
	};
}

/** Addresses of the places that have an available sample. */
export function samplePlaceAddresses(goal: Goal, byType: boolean): IndexableItem['parameters'][] {
	return sampleCities('nl').flatMap(({ Name }) => {
		const there = availableOf('nl', goal).filter(({ City }) => City === Name);
		if (!byType) return there.length > 0 ? [inEveryLanguage(() => ({ place: slugify(Name) }))] : [];
		return sampleTypes('nl')
			.filter(({ WebID }) => there.some((property) => property.WebID === WebID))
			.map((type) =>
				inEveryLanguage((language) => ({
					place: slugify(Name),
					type: slugify(typeNames(type)[language]),
				})),
			);
	});
}
