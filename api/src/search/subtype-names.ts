import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** Names of main types per language, by slug. */
export type SubtypeNames = ReadonlyMap<string, Record<string, string>>;

/** Each main type by the names that its first property gives it: one step of an index a type. */
export async function readSubtypeNames(db: Db): Promise<SubtypeNames> {
	const { rows } = await sql<{ slug: string; names: Record<string, string> | null }>`
		with recursive each_type as (
			(select subtype, id from property where subtype > '' order by subtype, id limit 1)
			union all
			select next.subtype, next.id from each_type, lateral (
				select subtype, id from property where subtype > each_type.subtype order by subtype, id limit 1) as next
		)
		select each_type.subtype as slug, summary -> 'MainTypeName' as names from each_type join property using (id)`.execute(
		db,
	);
	return new Map(rows.map(({ slug, names }) => [slug, names ?? {}]));
}
