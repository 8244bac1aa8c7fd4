import type { FeedProperty } from '../import/feed/property.schema.ts';
import { searchableText } from '../search/searchable-text.ts';

const inLanguage = (texts: Record<string, string> | undefined, language: string) =>
	texts?.[language] || texts?.[language.toUpperCase()] || '';

/** What a free text finds a property by. A hidden street is not in it: what is hidden can be found by no search. */
export function searchTexts(
	property: FeedProperty,
): Record<'search_names' | 'search_nl' | 'search_fr' | 'search_en' | 'search_de', string> {
	const names = [
		...Object.values(property.TypeDescription),
		...Object.values(property.MainTypeName),
		property.City,
		property.Zip,
		String(property.ID),
		property.RecordFile,
		property.UniqueCode ?? '',
		...(property.PublishAddress ? [property.Street ?? '', property.HouseNumber ?? ''] : []),
	];
	return {
		search_names: searchableText(names.join(' ')),
		search_nl: searchableText(inLanguage(property.Description, 'nl')),
		search_fr: searchableText(inLanguage(property.Description, 'fr')),
		search_en: searchableText(inLanguage(property.Description, 'en')),
		search_de: searchableText(inLanguage(property.Description, 'de')),
	};
}
