import { sql } from 'kysely';
import type { Db, Tx } from '../../database/database.ts';
import { HttpError } from '../../server/http-error.ts';
import { endCalendar } from '../calendar/calendar-address.ts';
import { type KnownOwner, wrongPassword } from '../session/log-in.ts';
import { forgetAccountTries } from '../session/log-in-limits.ts';
import { endAllSessions } from '../session/sessions.ts';
import { endLinks, findLink, spendLink } from './links.ts';
import { hashPassword } from './password-hash.ts';
import { refuseCommonPassword } from './password-strength.ts';

/** The same for links that never were, were used, or are too old. */
export const linkIsOver = () =>
	new HttpError(404, 'link-over', 'This link is not valid any more: ask for a new one.');

/**
 * Stores a new password. All sessions but `exceptToken`'s end, all mailed links are worth nothing, and the address of the calendar
 * ends: whoever was in the account may have taken it along.
 */
async function storePassword(
	transaction: Tx,
	ownerId: number,
	passwordHash: string,
	exceptToken?: string,
): Promise<void> {
	await transaction
		.updateTable('owner')
		.set({ password_hash: passwordHash })
		.where('id', '=', ownerId)
		.execute();
	await endLinks(transaction, ownerId);
	await endAllSessions(transaction, ownerId, exceptToken);
	await endCalendar(transaction, ownerId);
}

/** The same by the password before, whose hash was checked. Throws 403 where it is another one by now. */
export async function replacePassword(
	transaction: Tx,
	ownerId: number,
	{ former, passwordHash, exceptToken }: { former: string; passwordHash: string; exceptToken: string },
): Promise<void> {
	const row = await transaction
		.selectFrom('owner')
		.select('password_hash')
		.where('id', '=', ownerId)
		.forUpdate()
		.executeTakeFirst();
	if (row?.password_hash !== former) throw wrongPassword();
	await storePassword(transaction, ownerId, passwordHash, exceptToken);
}

async function hasPassword(transaction: Tx, ownerId: number): Promise<boolean> {
	const row = await transaction
		.selectFrom('owner')
		.select('id')
		.where('id', '=', ownerId)
		.where('password_hash', 'is not', null)
		.executeTakeFirst();
	return row !== undefined;
}

/** Uses a mailed link up for a new password. Returns whose it is. Throws 404 when the link is over, 422 for a password that is guessed at once. */
export async function setPasswordByLink(
	db: Db,
	token: string,
	password: string,
	onSet: (transaction: Tx, owner: KnownOwner, set: { hadPassword: boolean }) => Promise<void>,
): Promise<KnownOwner> {
	// Asked before, so that the server does not hash for nothing.
	const link = await findLink(db, token, ['invitation', 'reset']);
	if (!link) throw linkIsOver();
	refuseCommonPassword(password, link.own);
	const passwordHash = await hashPassword(password);
	return db.transaction().execute(async (transaction) => {
		if (!(await spendLink(transaction, token))) throw linkIsOver();
		const hadPassword = await hasPassword(transaction, link.ownerId);
		await storePassword(transaction, link.ownerId, passwordHash);
		const { rows } = await sql<KnownOwner>`
			select id, first_name as "firstName", last_name as "lastName", email, kind,
				password_hash as "passwordHash", totp_since is not null as "hasSecondFactor"
			from owner where id = ${link.ownerId}`.execute(transaction);
		const [owner] = rows;
		if (!owner) throw linkIsOver();
		await onSet(transaction, owner, { hadPassword });
		// Guesses at the former password say nothing of the new one.
		await forgetAccountTries(transaction, owner.email.toLowerCase());
		return owner;
	});
}
