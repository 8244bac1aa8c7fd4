/** Kinds of request, named as their thank-you pages (website.md §2; the last three are asked for in §1). */
export const REQUEST_KINDS = [
	'contact-me',
	'contact-appointment',
	'contact-construction',
	'contact-demand',
	'demand-register',
	'send-to-friend',
	'site-contact',
	'sign-newsletter',
	'request-documents',
	'purchase-offer',
	'testimonial',
	'save-search',
] as const;

/** Titles of people (website.md §3), and the answer of who wants none. */
export const TITLES = ['mr', 'ms', 'miss', 'none'] as const;

/**
 * Codes of what is wrong with a field; the dictionaries translate `errors.<field>.<code>`, else `errors.<code>`.
 * The messages of website.md §5 stand there word for word.
 */
export const FIELD_ERROR_CODES = [
	'required',
	'invalid',
	'too-long',
	'too-short',
	'too-late',
	'too-small',
	'too-large',
	'cents',
	'not-asked',
	'too-common',
	'mismatch',
	'captcha',
	'not-accepted',
] as const;

/** What a request can be about: a property, a unit of a project, or a project as a whole. */
export const SUBJECT_KINDS = ['property', 'unit', 'project'] as const;

export type SubjectKind = (typeof SUBJECT_KINDS)[number];
export type RequestKind = (typeof REQUEST_KINDS)[number];
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];
