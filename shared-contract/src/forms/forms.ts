import type { RequestKind } from '../domain/requests.ts';
import { CONTACT_APPOINTMENT, PURCHASE_OFFER } from './descriptions/deals.ts';
import { CONTACT_DEMAND, DEMAND_REGISTER, SAVE_SEARCH } from './descriptions/demands.ts';
import {
	CONTACT_CONSTRUCTION,
	CONTACT_ME,
	REQUEST_DOCUMENTS,
	SEND_TO_FRIEND,
	SIGN_NEWSLETTER,
	SITE_CONTACT,
	TESTIMONIAL,
} from './descriptions/questions.ts';
import type { FormDescription } from './form-description.ts';

/** Every form of the site, by the kind of request that it makes. */
export const FORMS: Readonly<Record<RequestKind, FormDescription>> = {
	'contact-me': CONTACT_ME,
	'contact-appointment': CONTACT_APPOINTMENT,
	'contact-construction': CONTACT_CONSTRUCTION,
	'contact-demand': CONTACT_DEMAND,
	'demand-register': DEMAND_REGISTER,
	'send-to-friend': SEND_TO_FRIEND,
	'site-contact': SITE_CONTACT,
	'sign-newsletter': SIGN_NEWSLETTER,
	'request-documents': REQUEST_DOCUMENTS,
	'purchase-offer': PURCHASE_OFFER,
	testimonial: TESTIMONIAL,
	'save-search': SAVE_SEARCH,
};
