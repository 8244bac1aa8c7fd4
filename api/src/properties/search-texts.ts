import type { FeedProperty } from '../import/feed.schema.ts';
import { searchableText } from '../search/searchable-text.ts';

const inLanguage = (texts: Record<string, string> | undefined, language: string) =>
	texts?.[language] || texts?.[language.toUpperCase()] || '';

/** What a free text finds a home by. A hidden street is not in it: what is hidden can be found by no search. */
export function searchTexts(
	home: FeedProperty,
): Record<'search_names' | 'search_nl' | 'search_fr' | 'search_en', string> {
	const names = [
		...Object.values(home.TypeDescription),
		...Object.values(home.MainTypeName),
		home.City,
		home.Zip,
		String(home.ID),
		home.RecordFile,
		home.UniqueCode ?? '',
		...(home.PublishAddress ? [home.Street ?? '', home.HouseNumber ?? ''] : []),
	];
	return {
		search_names: searchableText(names.join(' ')),
		search_nl: searchableText(inLanguage(home.Description, 'nl')),
		search_fr: searchableText(inLanguage(home.Description, 'fr')),
		search_en: searchableText(inLanguage(home.Description, 'en')),
	};
}
