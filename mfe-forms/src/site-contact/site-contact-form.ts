import type { SiteContact } from '@estate/shared-contract';
import type { FormDescription } from '../form/form-field.ts';

/** Names of what visitors fill in themselves; the rest of the request is known to the page. */
export type SiteContactFieldName = Exclude<
	keyof SiteContact,
	'idempotencyKey' | 'language' | 'website' | 'page' | 'propertyId'
>;

/** The contact form (website.md §3 "Demand and contact form fields"); its rules are those of `siteContactSchema`. */
export const SITE_CONTACT_FORM: FormDescription<SiteContactFieldName> = {
	texts: 'siteContact',
	id: 'contact-form',
	fields: [
		{
			name: 'title',
			kind: 'choice',
			required: false,
			autoComplete: 'honorific-prefix',
			width: 'full',
			options: ['mr', 'ms', 'miss'],
		},
		{
			name: 'firstName',
			kind: 'text',
			required: true,
			autoComplete: 'given-name',
			width: 'half',
		},
		{
			name: 'lastName',
			kind: 'text',
			required: true,
			autoComplete: 'family-name',
			width: 'half',
		},
		{
			name: 'email',
			kind: 'email',
			required: true,
			autoComplete: 'email',
			width: 'half',
		},
		{
			name: 'phone',
			kind: 'tel',
			required: true,
			autoComplete: 'tel',
			width: 'half',
		},
		{
			name: 'street',
			kind: 'text',
			required: false,
			autoComplete: 'address-line1',
			width: 'full',
		},
		{
			name: 'zip',
			kind: 'text',
			required: false,
			autoComplete: 'postal-code',
			width: 'third',
		},
		{
			name: 'city',
			kind: 'text',
			required: false,
			autoComplete: 'address-level2',
			width: 'two-thirds',
		},
		{
			name: 'remark',
			kind: 'long-text',
			required: false,
			width: 'full',
		},
		{ name: 'newsletter', kind: 'tick', required: false, width: 'full' },
	],
};

/** Field that people never see and leave empty; what a machine writes into it goes to the api with the request. */
export const HONEYPOT = 'website';
