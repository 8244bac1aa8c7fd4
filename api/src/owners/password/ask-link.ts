import { setTimeout as delay } from 'node:timers/promises';
import type { Language } from '@estate/shared-contract';
import { sql } from 'kysely';
import { readSite } from '../../content/site-settings.ts';
import { queueMails } from '../../mail/outbox.ts';
import type { ApiContext } from '../../server/context.ts';
import { throttle } from '../../server/throttle.ts';
import { linkMail } from '../mails/account-mails.ts';
import { makeLink } from './links.ts';

const HOUR = 3600;
const PER_ACCOUNT = 4;
const PER_ADDRESS = 20;
/** Milliseconds that an answer takes at least: several times what the mail takes, so that time tells nothing. */
const ANSWER_AFTER_MS = 200;

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
	const { configuration: site } = await readSite(db);
	await db.transaction().execute(async (transaction) => {
		const token = await makeLink(transaction, owner.id, 'reset');
		const mail = linkMail({ site, configuration, language }, owner, { purpose: 'reset', token });
		await queueMails(transaction, null, { 'owner-reset': mail });
	});
	onMailQueued();
}

/**
 * Mails a link for a new password to anyone who has an account with this address. The answer is the same, after the same
 * time, where there is none (decisions 25). Throws 429 after too many for the account or the address.
 */
export async function askLink(
	context: ApiContext,
	{ email, language, address }: { email: string; language: Language; address: string },
	wait: () => Promise<void> = () => delay(ANSWER_AFTER_MS),
): Promise<void> {
	const { db } = context.database;
	const account = email.trim().toLowerCase();
	await throttle(db, { name: 'link-address', times: PER_ADDRESS, windowSeconds: HOUR }, address);
	await throttle(db, { name: 'link-account', times: PER_ACCOUNT, windowSeconds: HOUR }, account);
	const [, outcome] = await Promise.allSettled([wait(), mailLink(context, account, language)]);
	if (outcome.status === 'rejected') throw outcome.reason;
}
