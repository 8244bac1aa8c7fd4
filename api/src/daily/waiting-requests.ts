import { type FormFields, OTHER_TIME, type RequestKind } from '@estate/shared-contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Visited } from '../appointments/visited.ts';
import type { Db } from '../database/database.ts';

/** A request that waits for the agency. */
export interface WaitingRequest extends Visited {
	reference: string;
	kind: RequestKind;
	fields: FormFields;
	created_at: Date;
}

/** Questions to which a person answers. */
const ANSWERED_BY_PEOPLE: readonly RequestKind[] = [
	'contact-me',
	'contact-construction',
	'contact-demand',
	'site-contact',
];
/** Days after which what was never marked is taken for answered elsewhere. */
const LONGEST_DAYS = 60;

async function readRequests(db: Db, now: Date, condition: RawBuilder<SqlBool>): Promise<WaitingRequest[]> {
	const { rows } = await sql<WaitingRequest>`
		select reference, kind, fields, request.created_at, property_id, project_id
		from request left join request_mark on request_mark.request_id = request.id
			left join testimonial_review on testimonial_review.request_id = request.id
		where request.created_at > ${now}::timestamptz - make_interval(days => ${LONGEST_DAYS}) and ${condition}
		order by request.id`.execute(db);
	return rows;
}

/** Questions without an answer, oldest first: a visit at "another time" is one as well. */
export const readUnanswered = (db: Db, now: Date) =>
	readRequests(
		db,
		now,
		sql<SqlBool>`mark is null and (kind = any(${[...ANSWERED_BY_PEOPLE]}::text[])
			or (kind = 'contact-appointment' and fields ->> 'slot' = ${OTHER_TIME}))`,
	);

/** Testimonials about which nothing was decided. */
export const readOpenTestimonials = (db: Db, now: Date) =>
	readRequests(db, now, sql<SqlBool>`kind = 'testimonial' and decision is null`);
