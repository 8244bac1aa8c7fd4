import type { RequestReceipt, SiteContact } from '@estate/shared-contract';
import { queueMails } from '../mail/outbox.ts';
import { siteContactMails } from '../mail/site-contact-mails.ts';
import type { ApiContext } from '../server/context.ts';
import { countSpam } from './count-spam.ts';
import { newReference } from './reference.ts';
import { storeRequest } from './store-request.ts';

const KIND = 'site-contact';

/**
 * Takes the site's contact form: the request and its two mails in one transaction. A filled honeypot gets an answer
 * that looks like any other, and nothing is kept but a count, so that a robot learns nothing.
 */
export async function takeSiteContact(
	{ database: { db }, configuration, onMailQueued }: ApiContext,
	body: SiteContact,
): Promise<RequestReceipt> {
	const { idempotencyKey, language, website, page, propertyId, ...fields } = body;
	if (website?.trim()) {
		await countSpam(db, KIND);
		return { reference: newReference(), kind: KIND };
	}
	const submission = { kind: KIND, language, idempotencyKey, page, propertyId, fields } as const;
	const { request, isRepeat } = await storeRequest(db, submission, async (transaction, { id, reference }) => {
		const mails = await siteContactMails(transaction, { reference, body, configuration });
		await queueMails(transaction, id, mails);
	});
	if (!isRepeat) onMailQueued();
	return { reference: request.reference, kind: KIND };
}
