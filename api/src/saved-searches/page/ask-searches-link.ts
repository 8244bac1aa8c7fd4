import { setTimeout as delay } from 'node:timers/promises';
import type { Language } from '@estate/shared-contract';
import { readSite } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import { queueMails } from '../../mail/outbox.ts';
import { mayReceiveLink } from '../../mail/receiver-limits.ts';
import type { ApiContext } from '../../server/context.ts';
import { installationSecret } from '../../server/installation-secret.ts';
import { forgetTries, throttle } from '../../server/throttle.ts';
import { searchesLinkMail } from './searches-link-mail.ts';
import { readSearches } from './searches-of-address.ts';

const HOUR_SECONDS = 3_600;
const PER_NETWORK = { name: 'searches-network', times: 20, windowSeconds: HOUR_SECONDS };
const PER_ADDRESS = { name: 'searches-address', times: 4, windowSeconds: HOUR_SECONDS };
/** Milliseconds that an answer takes at least: several times what the mail takes, so that time reveals nothing. */
const ANSWER_AFTER_MS = 200;

/** Forgets how often links were asked for an address. */
export const forgetSearchesTries = (db: Db, email: string): Promise<void> =>
	forgetTries(db, PER_ADDRESS, email);

async function mailLink(
	{ database: { db }, configuration, onMailQueued }: ApiContext,
	email: string,
	language: Language,
): Promise<void> {
	const [newest] = await readSearches(db, email);
	if (!newest) return;
	const secret = await installationSecret(db);
	const { configuration: site } = await readSite(db);
	const mail = searchesLinkMail({ site, configuration, secret }, newest, language);
	await db.transaction().execute(async (transaction) => {
		if (await mayReceiveLink(transaction, { secret, configuration }, mail))
			await queueMails(transaction, null, { 'searches-link': mail });
	});
	onMailQueued();
}

/**
 * Mails a link to the page of saved searches to anyone who has any. The answer is the same, after the same time, where
 * there is none (decisions 25). Throws 429 after too many for the address or the network, whether it is known or not.
 */
export async function askSearchesLink(
	context: ApiContext,
	asked: { email: string; language: Language; network: string },
	wait: () => Promise<void> = () => delay(ANSWER_AFTER_MS),
): Promise<void> {
	const { db } = context.database;
	const email = asked.email.trim().toLowerCase();
	await throttle(db, PER_NETWORK, asked.network);
	await throttle(db, PER_ADDRESS, email);
	const [, outcome] = await Promise.allSettled([wait(), mailLink(context, email, asked.language)]);
	if (outcome.status === 'rejected') throw outcome.reason;
}
