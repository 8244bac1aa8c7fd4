import path from 'node:path';
import { sql } from 'kysely';
import type { Configuration } from '../configuration.ts';
import type { Db } from '../database/database.ts';
import { warmPictures } from '../media/index.ts';

/** Makes the sizes of the pictures that lists show, newest properties first, in the background until the signal. */
export async function warmListPictures(
	db: Db,
	{ DATA_DIR, WARM_PICTURES }: Configuration,
	signal: AbortSignal,
): Promise<void> {
	if (WARM_PICTURES === 'no') return;
	const { rows } = await sql<{ id: string }>`
		select summary -> 'picture' ->> 'id' as id from property
		where state <> 'withdrawn' and summary -> 'picture' is not null
		order by created_at desc, property.id desc`.execute(db);
	await warmPictures(
		path.join(DATA_DIR, 'media'),
		rows.map(({ id }) => id),
		{ signal },
	);
}
