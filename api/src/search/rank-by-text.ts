import type { Language } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';
import { rowsOfIds, wordQuery } from './word-search.ts';

/**
 * Properties that are ranked: words that more have say little about any of them, so the newest come first there, and the
 * search stays quick.
 */
const MOST_RANKED = 1_000;

/**
 * Properties with all words of a text, those first that it fits best: a word of the title counts more than one of the
 * description, and the newer property first of two that fit alike. Undefined where too many have them.
 */
export async function rankByText(
	db: Db,
	index: SearchIndex,
	words: readonly string[],
	found: readonly RowSet[],
	language: Language,
): Promise<readonly number[] | undefined> {
	const [first, ...others] = found;
	const all = first?.within(others);
	if (!all || all.size > MOST_RANKED) return undefined;
	return index.readOnce(`ranked/${language}/${words.join(' ')}`, async () => {
		const ids = [...all.list()].map((row) => index.properties.id[row] ?? 0);
		const query = sql.join(
			words.map((word) => wordQuery(word, language)),
			sql` && `,
		);
		const { rows } = await sql<{ ids: string | null }>`
			select string_agg(id::text, ',' order by ts_rank(search_vector, ${query}) desc, created_at desc, id desc) as ids
			from property where id = any(${ids}::bigint[])`.execute(db);
		return rowsOfIds(index, rows[0]?.ids);
	});
}
