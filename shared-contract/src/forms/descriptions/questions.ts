import type { FormDescription } from '../form-description.ts';
import {
	CITY,
	EMAIL,
	FIRST_NAME,
	LAST_NAME,
	NEWSLETTER,
	PERSON,
	REMARK,
	STREET,
	TITLE,
	ZIP,
} from '../people-fields.ts';

/** What is asked needs its words. */
const QUESTION = { ...REMARK, required: true } as const;

/** Information about a property. */
export const CONTACT_ME: FormDescription = {
	kind: 'contact-me',
	name: 'contact-me',
	subjects: ['property'],
	hasCaptcha: true,
	fields: [TITLE, ...PERSON, QUESTION, NEWSLETTER],
};

/** Information about a new-build project. */
export const CONTACT_CONSTRUCTION: FormDescription = {
	kind: 'contact-construction',
	name: 'contact-construction',
	subjects: ['project'],
	takesSoldOut: true,
	hasCaptcha: true,
	fields: [TITLE, ...PERSON, QUESTION, NEWSLETTER],
};

const REASONS = ['question', 'sell', 'rent', 'job'] as const;
const IS_JOB = { fact: 'reason', operator: 'equals', value: 'job' } as const;

/** The site's own contact form, with the application for a job as a variant (decisions 34). */
export const SITE_CONTACT: FormDescription = {
	kind: 'site-contact',
	name: 'site-contact',
	subjects: ['property'],
	hasCaptcha: true,
	fields: [
		{ name: 'reason', kind: 'choice', options: REASONS },
		TITLE,
		...PERSON,
		STREET,
		ZIP,
		CITY,
		// A CV says enough of itself.
		{ ...QUESTION, requiredUnless: IS_JOB },
		{
			name: 'cv',
			kind: 'file',
			upload: 'cv',
			required: true,
			condition: IS_JOB,
		},
		NEWSLETTER,
	],
};

/** The documents of a property, by mail. */
export const REQUEST_DOCUMENTS: FormDescription = {
	kind: 'request-documents',
	name: 'request-documents',
	subjects: ['property'],
	hasCaptcha: true,
	fields: PERSON,
};

/** A page for somebody else. */
export const SEND_TO_FRIEND: FormDescription = {
	kind: 'send-to-friend',
	name: 'send-to-friend',
	subjects: ['property', 'unit', 'project'],
	hasCaptcha: true,
	fields: [
		FIRST_NAME,
		{ ...LAST_NAME, required: false },
		EMAIL,
		{
			name: 'friendEmail',
			kind: 'email',
			required: true,
			longest: 254,
			// Not the visitor's own, which a browser would fill in
			autoComplete: 'off',
			width: 'half',
		},
		{ ...REMARK, longest: 500 },
	],
};

/** The newsletter, confirmed by mail. */
export const SIGN_NEWSLETTER: FormDescription = {
	kind: 'sign-newsletter',
	name: 'sign-newsletter',
	hasCaptcha: 'when-suspicious',
	fields: [{ ...FIRST_NAME, required: false }, EMAIL],
};

/** What a client thinks of the agency, at `/feed-back/` (website.md §3 Testimonial). */
export const TESTIMONIAL: FormDescription = {
	kind: 'testimonial',
	name: 'testimonial',
	hasCaptcha: true,
	fields: [
		{ name: 'name', kind: 'text', required: true, longest: 100, autoComplete: 'name', width: 'half' },
		EMAIL,
		{ name: 'aboutYou', kind: 'text', longest: 200 },
		{ name: 'website', kind: 'url', longest: 300, autoComplete: 'url' },
		{ name: 'comment', kind: 'long-text', required: true, longest: 3_000 },
		{ name: 'image', kind: 'file', upload: 'picture' },
		{ name: 'mayPublish', kind: 'tick', required: true },
	],
};
