import type { OfferState } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { HappeningFacts } from '../happening-words.ts';
import type { DigestFrequency } from './digest-period.ts';

/** One thing that happened, as the mail of a day or a week says it. */
export interface WaitingHappening extends HappeningFacts {
	propertyId: number;
}

interface Row {
	id: number;
	property_id: number;
	visit_id: number | null;
	is_own: boolean;
	what: HappeningFacts['what'];
	noted_at: Date;
	author: string | null;
	starts_at: Date | null;
	status: string | null;
	document_kind: HappeningFacts['documentKind'];
	expires_on: string | null;
	state: OfferState | null;
	amount: number | null;
	note: string | null;
}

const isPlan = ({ what }: Row) => what === 'visit-booked' || what === 'visit-moved';

/** A visit that was planned and called off or moved since, and a property that is another's by now, are no news. */
function newsOf(rows: readonly Row[]): Row[] {
	const lastPlans = new Map(rows.filter(isPlan).map(({ visit_id, id }) => [visit_id, id]));
	return rows.filter(
		(row) =>
			row.is_own && (!isPlan(row) || (row.status === 'confirmed' && lastPlans.get(row.visit_id) === row.id)),
	);
}

/** Takes what waits for an owner since before `until`, in the order in which it happened: it waits no longer. */
export async function takeWaiting(
	transaction: Tx,
	ownerId: number,
	frequency: DigestFrequency,
	until: Date,
): Promise<WaitingHappening[]> {
	const { rows } = await sql<Row>`
		select waiting.id, waiting.property_id, waiting.visit_id, what, noted_at, owner_message.author, visit.starts_at, visit.status, document_kind,
			offer_step.state, offer_step.amount, offer_step.note, to_char(expires_on, 'YYYY-MM-DD') as expires_on,
			exists (select from owner_property where owner_property.owner_id = waiting.owner_id
				and owner_property.property_id = waiting.property_id) as is_own
		from owner_notification waiting
		left join owner_message on owner_message.id = message_id
		left join visit on visit.id = visit_id
		left join offer_step on offer_step.id = offer_step_id
		where waiting.owner_id = ${ownerId} and frequency = ${frequency} and noted_at < ${until}
		order by waiting.id`.execute(transaction);
	if (rows.length === 0) return [];
	await transaction
		.deleteFrom('owner_notification')
		.where(
			'id',
			'in',
			rows.map(({ id }) => id),
		)
		.execute();
	return newsOf(rows).map((row) => ({
		propertyId: row.property_id,
		what: row.what,
		at: row.starts_at ?? row.noted_at,
		author: row.author,
		documentKind: row.document_kind ?? null,
		expiresOn: row.expires_on,
		change: row.state && { state: row.state, amount: row.amount, note: row.note ?? '' },
	}));
}
