import { LANGUAGES, type Language, pickText, slugify } from '@estate/shared-contract';
import type { Reader } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import type { SearchIndex } from '../../search/search-index.ts';

/** A property type as addresses of places name it. */
export interface PageType {
	WebID: number;
	names: Record<Language, string>;
	/** In every language */
	slugs: readonly string[];
}

/** Types of the agency in their order. */
export function readPageTypes(
	db: Db,
	index: SearchIndex,
	{ fallback }: Pick<Reader, 'fallback'>,
): Promise<PageType[]> {
	return index.readOnce(`types of places/${fallback}`, async () => {
		const rows = await db
			.selectFrom('property_type')
			.select(['web_id', 'name'])
			.orderBy('show_order')
			.execute();
		return rows.map(({ web_id, name }) => {
			const names = Object.fromEntries(
				LANGUAGES.map((language) => [language, pickText(name, language, fallback)]),
			) as Record<Language, string>;
			return { WebID: web_id, names, slugs: [...new Set(Object.values(names).map(slugify))] };
		});
	});
}
