import type { Language } from '@estate/shared-contract';
import type { Selectable } from 'kysely';
import type { Configuration } from '../../configuration.ts';
import { readSite } from '../../content/site-settings.ts';
import type { Tx } from '../../database/database.ts';
import type { Tables } from '../../database/tables/tables.ts';
import { queueMails } from '../../mail/outbox.ts';
import { makeLink } from '../password/links.ts';
import { mailLanguage } from './account-change-mail.ts';
import { type LinkLetter, linkMail } from './account-mails.ts';

const PURPOSES = {
	invitation: 'invitation',
	claimed: 'invitation',
	reset: 'reset',
	guesses: 'reset',
} as const satisfies Record<LinkLetter, 'invitation' | 'reset'>;

/**
 * Mails an owner a link to choose a password by, once the transaction is through: in `language`, by default the owner's.
 * Returns what the link is.
 */
export async function sendLink(
	transaction: Tx,
	configuration: Configuration,
	owner: Selectable<Tables['owner']>,
	letter: LinkLetter,
	language?: Language,
): Promise<'invitation' | 'reset'> {
	const { configuration: site } = await readSite(transaction);
	const purpose = PURPOSES[letter];
	const token = await makeLink(transaction, owner.id, purpose);
	const mailed = language ?? mailLanguage(owner.language, site);
	const mail = linkMail({ site, configuration, language: mailed }, owner, { letter, token });
	await queueMails(transaction, null, { [`owner-${letter}`]: mail });
	return purpose;
}
