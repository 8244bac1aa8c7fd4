import type { SlotDefinition } from '@estate/remote-kit';
import type { RequestKind } from '@estate/shared-contract';
import type { FormSlotData } from '../form/form-slot-data.ts';
import contactAppointment from '../slots/contact-appointment.tsx';
import contactConstruction from '../slots/contact-construction.tsx';
import contactDemand from '../slots/contact-demand.tsx';
import contactMe from '../slots/contact-me.tsx';
import demandRegister from '../slots/demand-register.tsx';
import purchaseOffer from '../slots/purchase-offer.tsx';
import requestDocuments from '../slots/request-documents.tsx';
import saveSearch from '../slots/save-search.tsx';
import sendToFriend from '../slots/send-to-friend.tsx';
import signNewsletter from '../slots/sign-newsletter.tsx';
import siteContact from '../slots/site-contact.tsx';
import testimonial from '../slots/testimonial.tsx';

export interface FormPlace {
	slot: SlotDefinition<FormSlotData>;
	/** Its original path */
	path: string;
	/** What it is about */
	query: string;
}

/** Every form where it stands. */
export const FORM_PLACES: Readonly<Record<RequestKind, FormPlace>> = {
	'contact-me': { slot: contactMe, path: '/contact-me/', query: '?property=12' },
	'contact-appointment': { slot: contactAppointment, path: '/contact-appointment/', query: '?property=12' },
	'contact-construction': { slot: contactConstruction, path: '/contact-construction/', query: '?project=14' },
	'contact-demand': { slot: contactDemand, path: '/contact-demand/', query: '' },
	'demand-register': { slot: demandRegister, path: '/demand-register/', query: '' },
	'send-to-friend': { slot: sendToFriend, path: '/send-to-friend/', query: '?property=12' },
	'site-contact': { slot: siteContact, path: '/contact/', query: '?property=12' },
	'sign-newsletter': { slot: signNewsletter, path: '/newsletter/', query: '' },
	'request-documents': { slot: requestDocuments, path: '/request-documents/', query: '?property=12' },
	'purchase-offer': { slot: purchaseOffer, path: '/purchase-offer/', query: '?property=12' },
	'save-search': { slot: saveSearch, path: '/save-search/', query: '?goal=0&type=1&search=tuin' },
	testimonial: { slot: testimonial, path: '/feed-back/', query: '' },
};
