import {
	FORMS,
	type IntentType,
	type RemoteConfig,
	type RequestKind,
	SEARCH_PARAMETERS,
} from '@estate/shared-contract';
import { addressParameters } from './subject/asked-subject.ts';

/** Kept free while a form comes, in CSS pixels */
export const FORM_HEIGHT_PX = 900;

/** A form can be filled in and posted as it comes: its script need not be among what the page waits for */
export const FORM_HYDRATION = 'idle';

/** Forms with pages of their own, by kind, with what each answers in a dialog over another page. */
const INTENTS: Readonly<Partial<Record<RequestKind, IntentType[]>>> = {
	'contact-me': ['contact-property'],
	'contact-appointment': ['book-visit'],
	'contact-construction': ['contact-project', 'request-project-documents'],
	'contact-demand': [],
	'demand-register': ['register-demand'],
	'save-search': ['register-demand'],
	'send-to-friend': ['send-to-friend'],
	'sign-newsletter': [],
	'request-documents': ['request-documents'],
	'purchase-offer': ['make-offer'],
	testimonial: [],
};

/** What a form's page reads of its address: what it is about, or the search that a visitor comes from. */
function queryOf(kind: string): string[] {
	const form = Object.values(FORMS).find((form) => form.kind === kind);
	if (form?.subjects) return addressParameters(form);
	return kind === 'demand-register' || kind === 'save-search' ? [...SEARCH_PARAMETERS, 'goal'] : [];
}

/** The forms with pages of their own, each named as its kind. */
export const FORM_SLOTS: RemoteConfig['slots'] = Object.entries(INTENTS).map(([name, intents]) => ({
	name,
	priority: 'primary',
	hydration: FORM_HYDRATION,
	reserve: FORM_HEIGHT_PX,
	query: queryOf(name),
	...(intents.length > 0 ? { intents } : {}),
}));
