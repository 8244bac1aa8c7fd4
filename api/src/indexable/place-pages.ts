import { type Goal, type IndexableItem, LANGUAGES, slugify } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import { countByPlace } from '../places/page/count-by-place.ts';
import { type PageType, readPageTypes } from '../places/page/page-types.ts';
import { hasPage, placeSlug } from '../places/page/place-slugs.ts';
import { availableOf } from '../places/page/read-place-page.ts';
import type { SearchIndex } from '../search/search-index.ts';

/** Pages of the places that have a property of this type, or of any. */
function pagesOf(index: SearchIndex, goal: Goal, type: PageType | undefined): IndexableItem[] {
	const { gazetteer } = index;
	return [...countByPlace(index, availableOf(index, goal, type)).keys()]
		.flatMap((id) => gazetteer.byId(id) ?? [])
		.filter(hasPage)
		.sort((one, other) => (one.id < other.id ? -1 : 1))
		.map((place) => ({
			parameters: Object.fromEntries(
				LANGUAGES.map((language) => [
					language,
					{
						place: placeSlug(place, language, gazetteer),
						...(type ? { type: slugify(type.names[language]) } : {}),
					} as Record<string, string>,
				]),
			) as IndexableItem['parameters'],
			pictures: [],
		}));
}

/** Pages of places that search engines may know, for one goal: of all types together, or of each type. */
export async function placePages(
	db: Db,
	index: SearchIndex,
	goal: Goal,
	byType: boolean,
	reader: Reader,
): Promise<IndexableItem[]> {
	if (!byType) return pagesOf(index, goal, undefined);
	const types = await readPageTypes(db, index, reader);
	return types.flatMap((type) => pagesOf(index, goal, type));
}
