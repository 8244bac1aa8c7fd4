import { type KeptProperties, MOST_KEPT } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';

/** Properties seen last that an account keeps: as many as the browser. */
const MOST_SEEN = 12;

export type KeptList = 'favourites' | 'seen';

/** Column that says since when a property is on a list. */
const COLUMNS = { favourites: 'favourite_at', seen: 'seen_at' } as const;
const MOST: Record<KeptList, number> = { favourites: MOST_KEPT, seen: MOST_SEEN };

/** What an account keeps, each list newest first. */
export async function readKept(db: Db, ownerId: number): Promise<KeptProperties> {
	const own = db.selectFrom('kept_property').where('owner_id', '=', ownerId);
	const listed = async (list: KeptList) => {
		const column = COLUMNS[list];
		const rows = await own
			.select('property_id')
			.where(column, 'is not', null)
			.orderBy(column, 'desc')
			.execute();
		return rows.map(({ property_id }) => property_id);
	};
	const noted = await own
		.select(['property_id', 'note'])
		.where('note', '<>', '')
		.orderBy('property_id')
		.execute();
	return {
		account: ownerId,
		favourites: await listed('favourites'),
		seen: await listed('seen'),
		notes: noted.map(({ property_id: id, note: text }) => ({ id, text })),
	};
}

/** Of what is on no list any more the notes of the newest properties stay, for when they are kept again: so many, or notes had no end. */
async function forgetUnlisted(transaction: Tx, ownerId: number): Promise<void> {
	const unlisted = sql`owner_id = ${ownerId} and favourite_at is null and seen_at is null`;
	await sql`
		delete from kept_property
		where ${unlisted} and (note = '' or property_id in (
			select property_id from kept_property where ${unlisted} and note <> ''
			order by abs(property_id) desc, property_id desc offset ${MOST_KEPT}
		))`.execute(transaction);
}

/** Puts properties on a list of an account, the first of them newest, and takes others off. What is more than the list holds goes, the oldest first. */
export async function changeList(
	transaction: Tx,
	ownerId: number,
	list: KeptList,
	{ add, remove }: { add: readonly number[]; remove: readonly number[] },
): Promise<void> {
	const column = sql.ref(COLUMNS[list]);
	if (remove.length > 0)
		await sql`
			update kept_property set ${column} = null
			where owner_id = ${ownerId} and property_id in (${sql.join(remove)})`.execute(transaction);
	if (add.length > 0) {
		const rows = add.map((id, place) => sql`(${id}::bigint, ${place}::int)`);
		await sql`
			insert into kept_property (owner_id, property_id, ${column})
			select ${ownerId}::bigint, id, now() - make_interval(secs => min(place) * 0.000001)
			from (values ${sql.join(rows)}) as added (id, place) group by id
			on conflict (owner_id, property_id) do update set ${column} = excluded.${column}`.execute(transaction);
		await sql`
			update kept_property set ${column} = null where owner_id = ${ownerId} and property_id in (
				select property_id from kept_property where owner_id = ${ownerId} and ${column} is not null
				order by ${column} desc, property_id desc offset ${MOST[list]}
			)`.execute(transaction);
	}
	await forgetUnlisted(transaction, ownerId);
}

/** Writes what somebody noted about a property on one of the lists; '' removes it. */
export async function writeNote(
	transaction: Tx,
	ownerId: number,
	{ id, text }: { id: number; text: string },
): Promise<void> {
	await sql`
		update kept_property set note = ${text.replaceAll('\0', '').trim()}
		where owner_id = ${ownerId} and property_id = ${id}`.execute(transaction);
}
