import type { IntentType, RemoteConfig, RequestKind } from '@estate/shared-contract';

/** Kept free while a form comes, in CSS pixels */
export const FORM_HEIGHT = 900;

/** A form can be filled in and posted as it comes: its script need not be among what the page waits for */
export const FORM_HYDRATION = 'idle';

/** Forms with pages of their own, by kind, with what each answers in a dialog over another page. */
const INTENTS: Readonly<Partial<Record<RequestKind, IntentType[]>>> = {
	'contact-me': ['contact-property'],
	'contact-appointment': ['book-visit'],
	'contact-construction': ['contact-project', 'request-project-documents'],
	'contact-demand': [],
	'demand-register': ['register-demand'],
	'send-to-friend': ['send-to-friend'],
	'sign-newsletter': [],
	'request-documents': ['request-documents'],
	'purchase-offer': ['make-offer'],
	testimonial: [],
};

/** The forms with pages of their own, each named as its kind. */
export const FORM_SLOTS: RemoteConfig['slots'] = Object.entries(INTENTS).map(([name, intents]) => ({
	name,
	priority: 'primary',
	hydration: FORM_HYDRATION,
	reserve: FORM_HEIGHT,
	...(intents.length > 0 ? { intents } : {}),
}));
