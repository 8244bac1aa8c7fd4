import { belgianDay, type VisitCalendar } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import type { RequestSubject } from '../requests/request-subject.ts';
import { HttpError } from '../server/http-error.ts';
import type { PossibleSlot } from './visit-calendar.ts';
import { isSameVisited, type Visited } from './visited.ts';

/** Whose time it is where no colleague shows it */
const AGENCY = 0;

/** Whose time a visit takes: of the colleague who shows it now, else of the agency. */
export const colleagueIdOf = ({ colleague }: Pick<RequestSubject, 'colleague'>): number =>
	colleague?.id ?? AGENCY;

/** A visit that takes some of the time of a slot. */
interface Taken extends Visited {
	/** Of the appointment; undefined where the agency's own software noted the visit */
	id: number | undefined;
	starts_at: Date;
	ends_at: Date;
	/** Undefined: any place of the slot */
	place: number | undefined;
}

const MINUTE_MS = 60_000;

function readBooked(db: Db, colleagueId: number, from: Date, to: Date): Promise<Taken[]> {
	return db
		.selectFrom('appointment')
		.select(['id', 'property_id', 'project_id', 'starts_at', 'ends_at', 'place'])
		.where('colleague_id', '=', colleagueId)
		.where(sql<boolean>`(status = 'confirmed' or (status = 'held' and held_until > now()))`)
		.where('starts_at', '<', to)
		.where('ends_at', '>', from)
		.execute();
}

/** Visits of the feed: they name a start alone, and last as long as any visit. */
async function readNoted(
	db: Db,
	colleagueId: number,
	from: Date,
	to: Date,
	minutesPerVisit: number,
): Promise<Taken[]> {
	const length = minutesPerVisit * MINUTE_MS;
	const { rows } = await sql<{ property_id: number; starts_at: Date }>`
		select visit.property_id, visit.starts_at
		from visit join property on property.id = visit.property_id
		where visit.status = 'confirmed'
			and visit.starts_at > ${new Date(from.getTime() - length)} and visit.starts_at < ${to}
			and coalesce((select id from team_member where id = (property.detail ->> 'contactId')::bigint), ${AGENCY}) = ${colleagueId}
			and not exists (select from appointment where visit_id = visit.id)`.execute(db);
	return rows.map(({ property_id, starts_at }) => ({
		id: undefined,
		property_id,
		project_id: null,
		starts_at,
		ends_at: new Date(starts_at.getTime() + length),
		place: undefined,
	}));
}

/** Visits of a colleague between two times, confirmed or held: booked here, and noted by the agency's own software. */
export async function readTaken(
	db: Db,
	colleagueId: number,
	from: Date,
	to: Date,
	{ minutesPerVisit }: Pick<VisitCalendar, 'minutesPerVisit'>,
): Promise<Taken[]> {
	return [
		...(await readBooked(db, colleagueId, from, to)),
		...(await readNoted(db, colleagueId, from, to, minutesPerVisit)),
	];
}

/**
 * The lowest free place of a slot for what is visited; undefined when it is full. A colleague shows one thing at a time, to
 * as many visitors as the calendar says.
 */
export function freePlace(
	taken: readonly Taken[],
	{ startsAt, endsAt }: PossibleSlot,
	visited: Visited,
	capacity: number,
): number | undefined {
	const beside = taken.filter(({ starts_at, ends_at }) => starts_at < endsAt && ends_at > startsAt);
	const isElsewhere = beside.some(
		(visit) => !isSameVisited(visit, visited) || visit.starts_at.getTime() !== startsAt.getTime(),
	);
	if (isElsewhere || beside.length >= capacity) return undefined;
	const places = new Set(beside.map(({ place }) => place));
	for (let place = 0; place < capacity; place++) if (!places.has(place)) return place;
	return undefined;
}

/**
 * Finds a place in the transaction that takes it. Anyone who books with the same colleague on the same day waits here, so
 * that the last place goes to one of any number; a unique index stands behind it. Throws a `slot-full` refusal.
 */
export async function claimPlace(
	transaction: Tx,
	slot: PossibleSlot,
	{ visited, colleagueId, calendar }: { visited: Visited; colleagueId: number; calendar: VisitCalendar },
	movingId?: number,
): Promise<number> {
	const lock = `visit ${colleagueId} ${belgianDay(slot.startsAt)}`;
	await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
	const taken = await readTaken(transaction, colleagueId, slot.startsAt, slot.endsAt, calendar);
	const others = taken.filter(({ id }) => id === undefined || id !== movingId);
	const place = freePlace(others, slot, visited, calendar.capacity);
	if (place === undefined)
		throw new HttpError(409, 'slot-full', 'All places of this visit are taken.', {
			fields: [{ path: 'slot', code: 'invalid' }],
		});
	return place;
}
