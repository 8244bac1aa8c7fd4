import { LANGUAGES, type ListedUnit, pickText, slugify } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import { propertySlugs } from './property-slugs.ts';
import type { StoredListedUnit, StoredSummary } from './stored-property.ts';

/** What a unit's and its project's addresses are made of, and their names. */
export function asListedUnit(
	place: Pick<StoredSummary, 'City' | 'Zip'>,
	{ ID, Name, project }: StoredListedUnit,
	reader: Reader,
): ListedUnit {
	return {
		ID,
		Name: reader.text(Name),
		Slugs: Object.fromEntries(
			LANGUAGES.map((language) => [language, slugify(pickText(Name, language, reader.fallback))]),
		),
		ProjectName: reader.text(project.Name),
		ProjectSlugs: propertySlugs(place, project.Name, reader),
	};
}
