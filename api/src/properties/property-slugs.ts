import { LANGUAGES, type PropertySummary, pickText, slugify, withoutBadge } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import type { StoredSummary } from './stored-property.ts';

type Slugs = PropertySummary['Slugs'];

/** By the titles of a row that was read: readers of every language get the same, and a row goes with what it was read for. */
const KNOWN = new WeakMap<Record<string, string>, Slugs>();

/** City and title slug of a property in each language (decisions 13: without badge words). */
export function propertySlugs(
	place: Pick<StoredSummary, 'City' | 'Zip'>,
	title: Record<string, string>,
	reader: Reader,
): Slugs {
	const known = KNOWN.get(title) ?? makeSlugs(place, title, reader);
	KNOWN.set(title, known);
	return known;
}

function makeSlugs(
	{ City, Zip }: Pick<StoredSummary, 'City' | 'Zip'>,
	title: Record<string, string>,
	reader: Reader,
): Slugs {
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
