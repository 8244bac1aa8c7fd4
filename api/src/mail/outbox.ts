import { sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import type { OutboxMessage } from './outbox-message.ts';

/** A mail that a worker has claimed. */
export interface ClaimedMail {
	id: number;
	kind: string;
	message: OutboxMessage;
	/** This one included */
	attempts: number;
}

/** Puts mails into the outbox, in the transaction of what they are about. The keys name them. */
export async function queueMails(
	transaction: Tx,
	requestId: number | null,
	mails: Readonly<Record<string, OutboxMessage>>,
): Promise<void> {
	const rows = Object.entries(mails).map(([kind, message]) => ({
		request_id: requestId,
		kind,
		message: JSON.stringify(message),
	}));
	if (rows.length > 0) await transaction.insertInto('outbox_mail').values(rows).execute();
}

/**
 * Claims mails that are due. A claim lasts `claimSeconds`: when the worker dies, another takes the mail after that.
 * Workers never get the same mail; nothing is locked while a mail is being sent.
 */
export async function claimMails(db: Db, most: number, claimSeconds: number): Promise<ClaimedMail[]> {
	const { rows } = await sql<ClaimedMail>`
		update outbox_mail set attempts = attempts + 1, is_claimed = true, due_at = now() + make_interval(secs => ${claimSeconds})
		where id in (
			select id from outbox_mail
			where sent_at is null and failed_at is null and due_at <= now()
			order by due_at, id limit ${most} for update skip locked
		)
		returning id, kind, message, attempts`.execute(db);
	return rows.sort((one, other) => one.id - other.id);
}

export async function markSent(db: Db, id: number): Promise<void> {
	await db
		.updateTable('outbox_mail')
		.set({ sent_at: sql`now()`, is_claimed: false, last_error: null })
		.where('id', '=', id)
		.execute();
}

/** Notes a failure; `retrySeconds` undefined: it is given up, and kept for people to look at. */
export async function markFailed(
	db: Db,
	id: number,
	error: string,
	retrySeconds: number | undefined,
): Promise<void> {
	await db
		.updateTable('outbox_mail')
		.set({
			is_claimed: false,
			last_error: error,
			...(retrySeconds === undefined
				? { failed_at: sql`now()` }
				: { due_at: sql`now() + make_interval(secs => ${retrySeconds})` }),
		})
		.where('id', '=', id)
		.where('sent_at', 'is', null)
		.execute();
}

/** Puts mails back that no server could take: the attempt does not count, and they are due at once. */
export async function putBack(db: Db, ids: readonly number[], error: string): Promise<void> {
	await db
		.updateTable('outbox_mail')
		.set((mail) => ({
			is_claimed: false,
			last_error: error,
			attempts: mail('attempts', '-', 1),
			due_at: sql`now()`,
		}))
		.where('id', 'in', ids)
		.where('sent_at', 'is', null)
		.execute();
}

/** Frees what a worker held when it died. Only for a process that is alone with its database. */
export async function freeClaims(db: Db): Promise<void> {
	await db
		.updateTable('outbox_mail')
		.set({ is_claimed: false, due_at: sql`now()` })
		.where('is_claimed', '=', true)
		.where('sent_at', 'is', null)
		.execute();
}

/** Makes mails that were given up due again, from their first attempt; returns how many. */
export async function retryFailed(db: Db): Promise<number> {
	const rows = await db
		.updateTable('outbox_mail')
		.set({ failed_at: null, attempts: 0, due_at: sql`now()` })
		.where('failed_at', 'is not', null)
		.returning('id')
		.execute();
	return rows.length;
}

/** A mail that is not sent (yet). */
export interface UnsentMail {
	id: number;
	kind: string;
	state: 'waiting' | 'given up';
	attempts: number;
	queuedAt: Date;
	error: string | null;
}

/** Mails that wait or were given up, oldest first. Addresses in the server's words are hidden. */
export async function readTrouble(db: Db): Promise<UnsentMail[]> {
	const { rows } = await sql<UnsentMail>`
		select id, kind, case when failed_at is null then 'waiting' else 'given up' end as state, attempts,
			created_at as "queuedAt", regexp_replace(last_error, '[^\\s<>@]+@[^\\s<>@]+', '…', 'g') as error
		from outbox_mail where sent_at is null order by id`.execute(db);
	return rows;
}
