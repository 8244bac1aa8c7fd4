import type { FeedProperty } from '../import/feed/property.schema.ts';
import { searchableText } from '../search/searchable-text.ts';
import type { VectorTexts } from '../search/vector/vector-texts.ts';

const inLanguage = (texts: Record<string, string> | undefined, language: string) =>
	texts?.[language] || texts?.[language.toUpperCase()] || '';

/** What a free text finds a property by. A hidden street is not in it: what is hidden can be found by no search. */
export function searchTexts(property: FeedProperty): VectorTexts {
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
		names: searchableText(names.join(' ')),
		nl: inLanguage(property.Description, 'nl'),
		fr: inLanguage(property.Description, 'fr'),
		en: inLanguage(property.Description, 'en'),
		de: inLanguage(property.Description, 'de'),
	};
}
