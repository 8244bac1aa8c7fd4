import { TITLES } from '../domain/requests.ts';
import type { FormField } from './form-description.ts';

// Questions that many forms ask in the same way (website.md §3 "Demand and contact form fields").

export const TITLE: FormField = {
	name: 'title',
	kind: 'choice',
	options: TITLES,
	// Where it is asked it is required (website.md §5); "no title" is an answer.
	required: true,
	autoComplete: 'honorific-prefix',
};
export const FIRST_NAME: FormField = {
	name: 'firstName',
	kind: 'text',
	required: true,
	longest: 100,
	autoComplete: 'given-name',
	width: 'half',
};
export const LAST_NAME: FormField = {
	name: 'lastName',
	kind: 'text',
	required: true,
	longest: 100,
	autoComplete: 'family-name',
	width: 'half',
};
export const EMAIL: FormField = {
	name: 'email',
	kind: 'email',
	required: true,
	longest: 254,
	autoComplete: 'email',
	width: 'half',
};
export const PHONE: FormField = {
	name: 'phone',
	kind: 'tel',
	required: true,
	longest: 40,
	autoComplete: 'tel',
	width: 'half',
};
export const STREET: FormField = {
	name: 'street',
	kind: 'text',
	longest: 200,
	autoComplete: 'address-line1',
};
export const ZIP: FormField = {
	name: 'zip',
	kind: 'postcode',
	longest: 12,
	autoComplete: 'postal-code',
	width: 'third',
};
export const CITY: FormField = {
	name: 'city',
	kind: 'text',
	longest: 100,
	autoComplete: 'address-level2',
	width: 'two-thirds',
};
export const REMARK: FormField = { name: 'remark', kind: 'long-text', longest: 5_000 };
export const NEWSLETTER: FormField = { name: 'newsletter', kind: 'tick' };

export const PERSON: readonly FormField[] = [FIRST_NAME, LAST_NAME, EMAIL, PHONE];
