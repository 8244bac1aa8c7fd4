import { siteContactSchema } from '@estate/shared-contract/schemas';
import type { z } from 'zod';
import { errorsOfIssues } from '../form/field-errors.ts';
import type { FormFieldError, FormValues } from '../form/form-field.ts';
import { requestFields } from '../form/request-fields.ts';
import { SITE_CONTACT_FORM } from './site-contact-form.ts';

const asked = siteContactSchema.omit({
	idempotencyKey: true,
	language: true,
	website: true,
	page: true,
	propertyId: true,
});

export type SiteContactCheck =
	| { ok: true; fields: z.infer<typeof asked> }
	| { ok: false; errors: FormFieldError[] };

/** Holds what a visitor filled in against the schema that the api checks too. */
export function checkSiteContact(values: FormValues): SiteContactCheck {
	const { fields } = SITE_CONTACT_FORM;
	const result = asked.safeParse(requestFields(fields, values));
	if (result.success) return { ok: true, fields: result.data };
	return { ok: false, errors: errorsOfIssues(fields, result.error) };
}
