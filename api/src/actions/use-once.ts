import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { HttpError } from '../server/http-error.ts';
import { hashOfToken } from '../server/secret-token.ts';
import type { NamedAction } from './action-token.ts';

/** Seconds after which what somebody began and did not end may be done by somebody else. */
const CLAIM_SECONDS = 60;
/** Months for which it is known what was done by links. */
const LOG_MONTHS = 12;

/** When the link was used; undefined while it was not. */
export async function usedAt(db: Db, token: string): Promise<Date | undefined> {
	const row = await db
		.selectFrom('agency_action')
		.select('done_at')
		.where('token_hash', '=', hashOfToken(token))
		.executeTakeFirst();
	return row?.done_at ?? undefined;
}

/** Does the work of a link once, whoever else presses, and logs it. When the work fails, the link can be used again. Throws 409. */
export async function doOnce(
	db: Db,
	token: string,
	{ name: kind, target }: NamedAction,
	work: () => Promise<void>,
): Promise<void> {
	const token_hash = hashOfToken(token);
	const { rows } = await sql`
		insert into agency_action (token_hash, kind, target) values (${token_hash}, ${kind}, ${target})
		on conflict (token_hash) do update set claimed_at = now()
		where agency_action.done_at is null
			and agency_action.claimed_at < now() - make_interval(secs => ${CLAIM_SECONDS})
		returning token_hash`.execute(db);
	if (rows.length === 0) {
		const isUsed = (await usedAt(db, token)) !== undefined;
		throw new HttpError(409, isUsed ? 'action-used' : 'action-busy', 'This link was used, or is being used.');
	}
	try {
		await work();
	} catch (error) {
		await db.deleteFrom('agency_action').where('token_hash', '=', token_hash).execute();
		throw error;
	}
	await db
		.updateTable('agency_action')
		.set({ done_at: sql<Date>`now()` })
		.where('token_hash', '=', token_hash)
		.execute();
}

/** Forgets what was done by links long ago: those are over. */
export async function sweepActions(db: Db): Promise<void> {
	await sql`
		delete from agency_action where claimed_at < now() - make_interval(months => ${LOG_MONTHS})`.execute(db);
}
