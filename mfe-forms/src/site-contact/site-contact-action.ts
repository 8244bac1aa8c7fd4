import type { ActionResult, LoadContext, PostedForm } from '@estate/shared-contract';
import { postedValue, postedValues } from '../form/posted-values.ts';
import { thanksAddress } from '../thanks/thanks-address.ts';
import { propertyIdOf } from './property-in-question.ts';
import { loadSiteContact, type SiteContactData } from './site-contact-data.ts';
import { HONEYPOT, SITE_CONTACT_FORM } from './site-contact-form.ts';
import { submitSiteContact } from './submit-site-contact.ts';

/** Takes the posted contact form: to the thank-you page, or the form again with what was typed and what is wrong. */
export async function siteContactAction(
	form: PostedForm,
	context: LoadContext,
): Promise<ActionResult<SiteContactData>> {
	const { language, location, api, href } = context;
	const values = postedValues(form, SITE_CONTACT_FORM.fields);
	const outcome = await submitSiteContact(
		{
			values,
			honeypot: postedValue(form, HONEYPOT),
			language,
			page: location.pathname + location.search,
			propertyId: propertyIdOf(location.search),
		},
		api,
	);
	if (outcome.kind === 'sent')
		return { redirect: { to: thanksAddress(href, 'site-contact', outcome.reference) } };
	const shown =
		outcome.kind === 'fields'
			? { values, errors: outcome.errors }
			: { values, errors: [], problem: outcome.problem };
	return { status: outcome.status, data: await loadSiteContact(context, shown) };
}
