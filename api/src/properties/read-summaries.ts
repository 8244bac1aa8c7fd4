import type { PropertySummary } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { asSummary, SUMMARY_COLUMNS } from './as-summary.ts';

/** Properties as lists read them, by id; one that is gone is not in the map. What the index remembers is not read again. */
export async function readSummaries(
	db: Db,
	{ summaryRows, summaries }: Pick<SearchIndex, 'summaryRows' | 'summaries'>,
	ids: readonly number[],
	reader: Reader,
): Promise<Map<number, PropertySummary>> {
	const missing = ids.filter((id) => !summaryRows.has(id));
	if (missing.length > 0) {
		const read = await db
			.selectFrom('property')
			.select(SUMMARY_COLUMNS)
			.where(sql<boolean>`id = any(${missing}::bigint[])`)
			.execute();
		for (const row of read) summaryRows.set(row.id, row);
	}
	return new Map(
		ids.flatMap((id) => {
			const row = summaryRows.get(id);
			if (!row) return [];
			const key = `${reader.language}/${id}`;
			const known = summaries.get(key);
			if (known) return [[id, known]];
			const summary = asSummary(row, reader);
			summaries.set(key, summary);
			return [[id, summary]];
		}),
	);
}
