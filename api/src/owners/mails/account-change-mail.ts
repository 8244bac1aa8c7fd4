import { isLanguage, type Language } from '@estate/shared-contract';
import type { Configuration } from '../../configuration.ts';
import type { SiteData } from '../../content/site-data.ts';
import { readSite } from '../../content/site-settings.ts';
import type { Tx } from '../../database/database.ts';
import type { OutboxMessage } from '../../mail/outbox-message.ts';
import { type AccountChange, accountChangeMail } from './account-mails.ts';

/** Language of mails to an owner: the own one, else the site's. */
export function mailLanguage(language: string | null, { defaultLanguage }: SiteData): Language {
	return isLanguage(language) ? language : defaultLanguage;
}

/** The mail that informs an owner of a change of the account. */
export async function accountChangeMailOf(
	transaction: Tx,
	configuration: Configuration,
	ownerId: number,
	notice: AccountChange,
): Promise<OutboxMessage> {
	const { configuration: site } = await readSite(transaction);
	const owner = await transaction
		.selectFrom('owner')
		.selectAll()
		.where('id', '=', ownerId)
		.executeTakeFirstOrThrow();
	const language = mailLanguage(owner.language, site);
	return accountChangeMail({ site, configuration, language }, owner, notice);
}
