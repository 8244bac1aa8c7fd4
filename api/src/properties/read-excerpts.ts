import { cleanDescription, type Language } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import type { SearchIndex } from '../search/search-index.ts';

/** Beginnings of descriptions by id, as plain text cut by the rule of website.md §9; those that say nothing are missing. */
export function readExcerpts(
	db: Db,
	index: SearchIndex,
	ids: readonly number[],
	reader: Reader,
): Promise<ReadonlyMap<number, string>> {
	const language: Language = reader.language;
	return index.readOnce(`excerpts/${language}/${ids.join()}`, async () => {
		const rows = await db
			.selectFrom('property')
			.select(['id', sql<Record<string, string>>`detail -> 'Description'`.as('description')])
			.where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
			.execute();
		return new Map(
			rows
				.map(({ id, description }) => [id, cleanDescription(reader.text(description))] as const)
				.filter(([, text]) => text !== ''),
		);
	});
}
