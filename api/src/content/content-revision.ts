import type { Gazetteer } from '@estate/places';
import type { Language } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { gazetteerOf } from '../places/read-gazetteer.ts';

/** The revision of the content: it changes with every write of content, never with requests or page views. */
export async function readRevision(db: Db): Promise<string> {
	const { revision } = await db.selectFrom('content_state').select('revision').executeTakeFirstOrThrow();
	return String(revision);
}

/** What every read needs to know of the content. */
export interface ContentState {
	revision: string;
	/** Language that stands in where a translation lacks; undefined while nothing was imported */
	defaultLanguage: Language | undefined;
	places: Gazetteer;
}

export async function readContentState(db: Db): Promise<ContentState> {
	const { rows } = await sql<{ revision: number; fallback: Language | null; places: string | null }>`
		select revision, (select configuration ->> 'defaultLanguage' from site) as fallback,
			(select checksum from place_data) as places
		from content_state`.execute(db);
	return {
		revision: String(rows[0]?.revision ?? 0),
		defaultLanguage: rows[0]?.fallback ?? undefined,
		places: await gazetteerOf(db, rows[0]?.places ?? ''),
	};
}

/** Makes it a new one, in the transaction that wrote. */
export async function raiseRevision(db: Db): Promise<void> {
	await db
		.updateTable('content_state')
		.set({ revision: sql`revision + 1`, changed_at: sql`now()` })
		.execute();
}
