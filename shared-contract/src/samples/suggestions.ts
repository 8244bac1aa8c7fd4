import type { Suggestion } from '../api/suggestion.schema.ts';
import type { Language } from '../domain/languages.ts';
import type { Goal } from '../domain/price-ranges.ts';
import { sampleCities } from './places.ts';

/** Cities of the samples that begin with the text. */
export function sampleSuggestions(query: URLSearchParams, language: Language): Suggestion[] {
	const text = (query.get('text') ?? '').trim().toLowerCase();
	const goal = (query.get('goal') === '1' ? 1 : 0) satisfies Goal;
	if (text === '') return [];
	return sampleCities(language, goal === 1 ? '1' : '0')
		.filter(({ Name }) => Name.toLowerCase().startsWith(text))
		.map(({ Name, Zip, PropertyCount }) => ({
			kind: 'place',
			label: Name,
			detail: Zip,
			count: PropertyCount,
			goal,
			query: new URLSearchParams({ city: `${Name.toLowerCase()}|${Zip}` }).toString(),
		}));
}
