import type { Language, PropertySummary } from '@estate/shared-contract';

/** The page's language, or the one that stands in for it (`propertyHref`). */
function slugsIn<Slugs>(all: Readonly<Record<string, Slugs>>, language: Language): Record<string, Slugs> {
	const name = all[language] ? language : Object.keys(all)[0];
	const slugs = name === undefined ? undefined : all[name];
	return name === undefined || slugs === undefined ? {} : { [name]: slugs };
}

/** A property of a list with the slugs of one language: cards link to no other, and all data of a list travel with its page. */
export function withSlugsIn(property: PropertySummary, language: Language): PropertySummary {
	const { Slugs, Unit } = property;
	return {
		...property,
		Slugs: slugsIn(Slugs, language),
		...(Unit
			? {
					Unit: {
						...Unit,
						Slugs: slugsIn(Unit.Slugs, language),
						ProjectSlugs: slugsIn(Unit.ProjectSlugs, language),
					},
				}
			: {}),
	};
}
