import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { raiseRevision } from '../content/content-revision.ts';
import { DAILY_KIND } from '../daily/daily-kind.ts';
import type { Db, Tx } from '../database/database.ts';
import { mailFiles, noteFilesToRemove, removeNotedFiles } from './files-to-remove.ts';

/** What went with requests that were removed. */
export interface RemovedRequests {
	requests: number;
	/** Times of visits that were still to come and are cancelled now */
	visits: Date[];
	testimonials: number;
}

/** The owner keeps the visit, without the visitor's name and without what was said of the visitor's opinion. */
async function hideVisitors(transaction: Tx, isGoing: RawBuilder<SqlBool>): Promise<Date[]> {
	const { rows } = await sql<{ starts_at: Date; was_coming: boolean }>`
		with gone as (
			select visit.id, visit.status = 'confirmed' and visit.starts_at > now() as was_coming
			from visit join appointment on visit_id = visit.id join request on request.id = request_id
			where ${isGoing}
		)
		update visit set contact = '– ' || visit.id, feedback = '', words = '{}', status = case when was_coming then 'cancelled' else status end
		from gone where visit.id = gone.id
		returning starts_at, was_coming`.execute(transaction);
	return rows.filter(({ was_coming }) => was_coming).map(({ starts_at }) => starts_at);
}

async function unpublish(transaction: Tx, isGoing: RawBuilder<SqlBool>): Promise<number> {
	const { numAffectedRows } = await sql`
		delete from testimonial where id in (
			select testimonial_id from testimonial_review join request on request.id = request_id where ${isGoing}
		)`.execute(transaction);
	if (numAffectedRows) await raiseRevision(transaction);
	return Number(numAffectedRows ?? 0);
}

/**
 * Removes requests with their mails, visits and events, and notes their files. `isGoing` is a condition on the table `request`.
 * Published testimonials stay by default.
 */
export async function removeRequests(
	transaction: Tx,
	isGoing: RawBuilder<SqlBool>,
	{ withTestimonials }: { withTestimonials: boolean },
): Promise<RemovedRequests> {
	const visits = await hideVisitors(transaction, isGoing);
	const testimonials = withTestimonials ? await unpublish(transaction, isGoing) : 0;
	const { rows: uploads } = await sql<{ file: string }>`
		select file from upload join request on request.id = request_id where ${isGoing}`.execute(transaction);
	const { rows: mails } = await sql<{ file: string }>`
		select 'mail/' || outbox_mail.id || '-' || outbox_mail.kind as file
		from outbox_mail join request on request.id = request_id where ${isGoing}`.execute(transaction);
	// What the agency was mailed of all that waits names the visitors by name and phone.
	const { rows: daily } = await sql<{ file: string }>`
		delete from outbox_mail where kind = ${DAILY_KIND} and exists (
			select from request where ${isGoing} and position(reference in message ->> 'text') > 0)
		returning 'mail/' || id || '-' || kind as file`.execute(transaction);
	await sql`
		delete from event where data ->> 'reference' in (select reference from request where ${isGoing})`.execute(
		transaction,
	);
	const { numAffectedRows } = await sql`delete from request where ${isGoing}`.execute(transaction);
	await noteFilesToRemove(transaction, [
		...uploads.map(({ file }) => file),
		...[...mails, ...daily].flatMap(({ file }) => mailFiles(file)),
	]);
	return { requests: Number(numAffectedRows ?? 0), visits, testimonials };
}

/** Requests and mails that are older than so many months, but for visits that are still to come; 0 keeps all. */
export async function sweepRequests(db: Db, dataDir: string, months: number): Promise<void> {
	if (months === 0) return;
	const before = sql`now() - make_interval(months => ${months})`;
	const isGoing = sql<SqlBool>`request.created_at < ${before} and not exists (
		select from appointment where request_id = request.id and appointment.status = 'confirmed' and ends_at > now())`;
	await db.transaction().execute(async (transaction) => {
		await removeRequests(transaction, isGoing, { withTestimonials: false });
		const { rows } = await sql<{ file: string }>`
			delete from outbox_mail where request_id is null and created_at < ${before}
			returning 'mail/' || id || '-' || kind as file`.execute(transaction);
		await noteFilesToRemove(
			transaction,
			rows.flatMap(({ file }) => mailFiles(file)),
		);
	});
	await removeNotedFiles(db, dataDir);
}
