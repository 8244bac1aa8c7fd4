import { setTimeout as delay } from 'node:timers/promises';
import type { Language } from '@estate/shared-contract';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { mayReceiveLink } from '../../mail/receiver-limits.ts';
import type { ApiContext } from '../../server/context.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { forgetTries, throttle } from '../../server/throttle.ts';
import { sendLink } from '../mails/send-link.ts';

const HOUR_SECONDS = 3600;
const PER_ACCOUNT = 4;
const PER_NETWORK = 20;
/** Milliseconds that an answer takes at least: several times what the mail takes, so that time reveals nothing. */
const ANSWER_AFTER_MS = 200;

const perAccount = { name: 'link-account', times: PER_ACCOUNT, windowSeconds: HOUR_SECONDS };

/** Forgets how often links were asked for an account. */
export const forgetLinkTries = (db: Db, account: string): Promise<void> =>
	forgetTries(db, perAccount, account);

async function mailLink(
	{ database: { db }, configuration, onMailQueued }: ApiContext,
	account: string,
	language: Language,
): Promise<void> {
	const owner = await db
		.selectFrom('owner')
		.selectAll()
		.where(sql<string>`lower(email)`, '=', account)
		.where('disabled_at', 'is', null)
		.executeTakeFirst();
	if (!owner) return;
	const secret = await installationSecret(db);
	await db.transaction().execute(async (transaction) => {
		if (await mayReceiveLink(transaction, { secret, configuration }, { to: owner.email }))
			await sendLink(transaction, configuration, owner, 'reset', language);
	});
	onMailQueued();
}

/**
 * Mails a link for a new password to anyone who has an account with this address. The answer is the same, after the same
 * time, where there is none (decisions 25). Throws 429 after too many for the account or the network.
 */
export async function askLink(
	context: ApiContext,
	{ email, language, network }: { email: string; language: Language; network: string },
	wait: () => Promise<void> = () => delay(ANSWER_AFTER_MS),
): Promise<void> {
	const { db } = context.database;
	const account = email.trim().toLowerCase();
	await throttle(db, { name: 'link-address', times: PER_NETWORK, windowSeconds: HOUR_SECONDS }, network);
	await throttle(db, perAccount, account);
	const [, outcome] = await Promise.allSettled([wait(), mailLink(context, account, language)]);
	if (outcome.status === 'rejected') throw outcome.reason;
}
