import { createGazetteer, type Gazetteer, type Place } from '@estate/places';
import type { Db } from '../database/database.ts';

/** Gazetteers by the checksum of their data: two while one replaces the other. */
const made = new Map<string, Promise<Gazetteer>>();
const MOST_MADE = 2;

async function readRows(db: Db): Promise<Gazetteer> {
	const rows = await db.selectFrom('place').selectAll().execute();
	return createGazetteer(
		rows.map(
			({ latitude, longitude, inhabitants, ...place }): Place => ({
				...place,
				point: latitude === null || longitude === null ? undefined : { latitude, longitude },
				...(inhabitants === null ? {} : { inhabitants }),
			}),
		),
	);
}

/** The gazetteer of the data with this checksum, made once in a process. */
export function gazetteerOf(db: Db, checksum: string): Promise<Gazetteer> {
	const known = made.get(checksum);
	if (known) return known;
	const making = readRows(db);
	made.set(checksum, making);
	making.catch(() => made.delete(checksum));
	for (const former of [...made.keys()].slice(0, -MOST_MADE)) made.delete(former);
	return making;
}

/** The gazetteer as the database holds it now. */
export async function readGazetteer(db: Db): Promise<Gazetteer> {
	const row = await db.selectFrom('place_data').select('checksum').executeTakeFirst();
	return gazetteerOf(db, row?.checksum ?? '');
}
