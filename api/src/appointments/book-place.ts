import { sql } from 'kysely';
import { belgianDay } from '../calendar/belgian-day.ts';
import type { Db, Tx } from '../database/database.ts';
import { HttpError } from '../server/http-error.ts';
import type { PossibleSlot } from './visit-calendar.ts';

/** Whose time it is: of the home's colleague, else of the agency. */
export const AGENCY = 0;

/** A visit that takes some of the time of a slot. */
interface Taken {
	id: number;
	property_id: number;
	starts_at: Date;
	ends_at: Date;
	place: number;
}

/** Confirmed visits of a colleague between two moments. */
export function readTaken(db: Db, colleagueId: number, from: Date, to: Date): Promise<Taken[]> {
	return db
		.selectFrom('appointment')
		.select(['id', 'property_id', 'starts_at', 'ends_at', 'place'])
		.where('colleague_id', '=', colleagueId)
		.where('status', '=', 'confirmed')
		.where('starts_at', '<', to)
		.where('ends_at', '>', from)
		.execute();
}

/**
 * The lowest free place of a slot for a home; undefined when it is full. A colleague shows one home at a time, to as
 * many visitors as the calendar says.
 */
export function freePlace(
	taken: readonly Taken[],
	{ startsAt, endsAt }: PossibleSlot,
	propertyId: number,
	capacity: number,
): number | undefined {
	const beside = taken.filter(({ starts_at, ends_at }) => starts_at < endsAt && ends_at > startsAt);
	const isElsewhere = beside.some(
		(visit) => visit.property_id !== propertyId || visit.starts_at.getTime() !== startsAt.getTime(),
	);
	if (isElsewhere) return undefined;
	const places = new Set(beside.map(({ place }) => place));
	for (let place = 0; place < capacity; place++) if (!places.has(place)) return place;
	return undefined;
}

/**
 * Finds a place in the transaction that takes it. Whoever books with the same colleague on the same day waits here, so
 * that the last place goes to one of any number; a unique index stands behind it. Throws a `slot-full` refusal.
 */
export async function claimPlace(
	transaction: Tx,
	slot: PossibleSlot,
	{ propertyId, colleagueId, capacity }: { propertyId: number; colleagueId: number; capacity: number },
	movingId?: number,
): Promise<number> {
	const lock = `visit ${colleagueId} ${belgianDay(slot.startsAt)}`;
	await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
	const taken = await readTaken(transaction, colleagueId, slot.startsAt, slot.endsAt);
	const others = taken.filter(({ id }) => id !== movingId);
	const place = freePlace(others, slot, propertyId, capacity);
	if (place === undefined)
		throw new HttpError(409, 'slot-full', 'All places of this moment are taken.', {
			fields: [{ path: 'slot', code: 'invalid' }],
		});
	return place;
}
