import type { ApiClient, Language } from '@estate/shared-contract';
import type { FormValues } from '../form/form-field.ts';
import { outcomeOfError } from '../form/outcome-of-error.ts';
import { submissionKey } from '../form/submission-key.ts';
import type { SubmissionOutcome } from '../form/submission-outcome.ts';
import { checkSiteContact } from './check-site-contact.ts';
import { SITE_CONTACT_FORM } from './site-contact-form.ts';

export interface SiteContactSubmission {
	values: FormValues;
	/** What stood in the honeypot; the api decides what to do about it */
	honeypot: string;
	language: Language;
	/** Address of the page, path and query */
	page: string;
	propertyId?: number | undefined;
}

/** Checks and sends the contact form: the one way, for the server without JavaScript and for the browser with it. */
export async function submitSiteContact(
	{ values, honeypot, language, page, propertyId }: SiteContactSubmission,
	api: ApiClient,
	now = new Date(),
): Promise<SubmissionOutcome> {
	const check = checkSiteContact(values);
	if (!check.ok) return { kind: 'fields', status: 422, errors: check.errors };
	const about = propertyId === undefined ? {} : { propertyId };
	const idempotencyKey = await submissionKey(
		SITE_CONTACT_FORM.id,
		{ ...values, about: String(propertyId ?? '') },
		now,
	);
	const body = { ...check.fields, ...about, idempotencyKey, language, page, website: honeypot };
	try {
		const { reference } = await api.call('sendSiteContact', { body });
		return { kind: 'sent', reference };
	} catch (error) {
		return outcomeOfError(SITE_CONTACT_FORM.fields, error);
	}
}
