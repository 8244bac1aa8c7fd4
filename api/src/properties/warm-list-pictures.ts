import path from 'node:path';
import { sql } from 'kysely';
import type { Configuration } from '../configuration.ts';
import type { Db } from '../database/database.ts';
import { warmPictures } from '../media/index.ts';

/** Properties whose pictures are read at a time: the JSON of all would keep the embedded database from others for seconds. */
const CHUNK = 200;

/** Ids of the pictures that lists show, newest properties first. */
export async function* listPictures(db: Db): AsyncGenerator<string> {
	const properties = await db
		.selectFrom('property')
		.select('id')
		.where('state', '<>', 'withdrawn')
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		.execute();
	for (let start = 0; start < properties.length; start += CHUNK) {
		const ids = properties.slice(start, start + CHUNK).map(({ id }) => id);
		const { rows } = await sql<{ id: string }>`
			select summary -> 'picture' ->> 'id' as id from property
			where id = any(${ids}::bigint[]) and summary -> 'picture' is not null
			order by created_at desc, property.id desc`.execute(db);
		for (const { id } of rows) yield id;
	}
}

/** Makes the sizes of these pictures in the background until the signal. */
export async function warmListPictures(
	db: Db,
	{ DATA_DIR, WARM_PICTURES }: Configuration,
	signal: AbortSignal,
): Promise<void> {
	if (WARM_PICTURES === 'no') return;
	await warmPictures(path.join(DATA_DIR, 'media'), listPictures(db), { signal });
}
