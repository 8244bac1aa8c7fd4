import { belgianIso } from '../calendar/belgian-time.ts';
import type { Tx } from '../database/database.ts';
import { announce } from '../events/announce.ts';
import type { Visited } from './visited.ts';

/** A visit as its events name it. */
export interface AnnouncedVisit extends Visited {
	reference: string;
	starts_at: Date;
	ends_at: Date;
}

type VisitEvent =
	| { what: 'booked'; status: 'held' | 'confirmed' }
	| { what: 'confirmed'; by: 'visitor' | 'agency' }
	| { what: 'moved'; formerStartsAt: string }
	| { what: 'cancelled' | 'feedback-released' };

const aboutOf = ({ property_id, project_id }: Visited) =>
	property_id === null
		? { kind: 'project', id: project_id }
		: property_id < 0
			? { kind: 'unit', id: -property_id }
			: { kind: 'property', id: property_id };

/** Announces what became of a visit, in the transaction in which it does. */
export async function announceVisit(
	transaction: Tx,
	visit: AnnouncedVisit,
	{ what, ...more }: VisitEvent,
): Promise<void> {
	const { reference, starts_at, ends_at } = visit;
	await announce(transaction, {
		type: `estate.visit.${what}`,
		subject: `visit/${reference}`,
		data: {
			reference,
			about: aboutOf(visit),
			startsAt: belgianIso(starts_at),
			endsAt: belgianIso(ends_at),
			...more,
		},
	});
}
