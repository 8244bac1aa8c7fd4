import { LANGUAGES, type PropertySummary, pickText, slugify, withoutBadge } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import type { StoredSummary } from './stored-property.ts';

/** City and title slug of a property in each language (decisions 13: without badge words). */
export function propertySlugs(
	{ City, Zip }: Pick<StoredSummary, 'City' | 'Zip'>,
	title: Record<string, string>,
	reader: Reader,
): PropertySummary['Slugs'] {
	return Object.fromEntries(
		LANGUAGES.map((language) => [
			language,
			{
				city: slugify(reader.city(City, Zip, language)),
				slug: slugify(withoutBadge(pickText(title, language, reader.fallback))),
			},
		]),
	);
}
