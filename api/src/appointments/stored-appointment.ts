import type { FormFields, Language } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { readToken, signToken } from '../server/installation-secret.ts';
import type { Visited } from './visited.ts';

const PURPOSE = 'appointment';

/** Anyone who has the link of the mail may see, move and cancel the visit. */
export const appointmentToken = (secret: string, id: number): string =>
	signToken({ secret, purpose: PURPOSE, content: String(id) });

export interface StoredAppointment extends Visited {
	id: number;
	colleague_id: number;
	starts_at: Date;
	ends_at: Date;
	request_id: number;
	status: 'held' | 'confirmed' | 'cancelled';
	held_until: Date | null;
	sequence: number;
	visit_id: number | null;
	reference: string;
	language: Language;
	fields: FormFields;
}

/** The appointment that a token was signed for; undefined for any other token. */
export async function readAppointment(
	db: Db,
	secret: string,
	token: string,
): Promise<StoredAppointment | undefined> {
	const id = Number(readToken({ secret, purpose: PURPOSE, token }));
	if (!Number.isSafeInteger(id)) return undefined;
	const row = await readAppointments(db).where('appointment.id', '=', id).executeTakeFirst();
	return row && asStored(row);
}

/** Visits to come that wait to be confirmed; with a reference that one alone. */
export async function readHeld(db: Db, reference?: string): Promise<StoredAppointment[]> {
	const held = readAppointments(db)
		.where('status', '=', 'held')
		.where('starts_at', '>', new Date())
		.orderBy('starts_at');
	const rows = await (reference === undefined ? held : held.where('reference', '=', reference)).execute();
	return rows.map(asStored);
}

/** A confirmed visit that is still to come; undefined where there is none of this reference. */
export async function readConfirmed(db: Db, reference: string): Promise<StoredAppointment | undefined> {
	const row = await readAppointments(db)
		.where('status', '=', 'confirmed')
		.where('starts_at', '>', new Date())
		.where('reference', '=', reference)
		.executeTakeFirst();
	return row && asStored(row);
}

/** Confirmed visits that begin between two times, soonest first. */
export async function readConfirmedBetween(db: Db, from: Date, to: Date): Promise<StoredAppointment[]> {
	const rows = await readAppointments(db)
		.where('status', '=', 'confirmed')
		.where('starts_at', '>=', from)
		.where('starts_at', '<', to)
		.orderBy('starts_at')
		.execute();
	return rows.map(asStored);
}

/**
 * Confirmed visits of properties with an owner that are over, of which the owner has no feedback, the oldest first: since a
 * time, or of a reference.
 */
export async function readWithoutFeedback(
	db: Db,
	now: Date,
	{ since, reference }: { since?: Date; reference?: string },
): Promise<StoredAppointment[]> {
	const rows = await readAppointments(db)
		.where('status', '=', 'confirmed')
		.where('ends_at', '<=', now)
		.where(
			sql<boolean>`exists (select from visit
				join owner_property on owner_property.property_id = visit.property_id
				where visit.id = appointment.visit_id and visit.feedback = '')`,
		)
		.$if(since !== undefined, (query) => query.where('ends_at', '>', since ?? now))
		.$if(reference !== undefined, (query) => query.where('reference', '=', reference ?? ''))
		.orderBy('starts_at')
		.execute();
	return rows.map(asStored);
}

/** Confirmed visits between two times whose reminder is still to come, soonest first. */
export async function readUnreminded(db: Db, from: Date, to: Date): Promise<StoredAppointment[]> {
	const rows = await readAppointments(db)
		.where('status', '=', 'confirmed')
		.where('reminded_at', 'is', null)
		.where('starts_at', '>', from)
		.where('starts_at', '<=', to)
		.orderBy('starts_at')
		.execute();
	return rows.map(asStored);
}

const readAppointments = (db: Db) =>
	db
		.selectFrom('appointment')
		.innerJoin('request', 'request.id', 'appointment.request_id')
		.select([
			'appointment.id',
			'appointment.property_id',
			'appointment.project_id',
			'colleague_id',
			'starts_at',
			'ends_at',
			'request_id',
			'status',
			'held_until',
			'sequence',
			'visit_id',
			'reference',
			'language',
			'fields',
		]);

type Row = Awaited<ReturnType<ReturnType<typeof readAppointments>['execute']>>[number];

const asStored = (row: Row): StoredAppointment => ({
	...row,
	language: row.language as Language,
	fields: row.fields as FormFields,
});
