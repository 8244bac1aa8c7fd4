import type { RequestKind } from '@estate/shared-contract';
import { bookAppointment } from '../appointments/book-appointment.ts';
import { sendDocuments } from '../documents/send-documents.ts';
import { sendOffer } from '../offers/send-offer.ts';
import { saveSearch } from '../saved-searches/save-search.ts';
import { registerSavedSearch, subscribeToNewsletter } from '../subscriptions/subscribe.ts';
import { confirmAndNotify } from './confirm-and-notify.ts';
import { decisionMail, isDecided } from './mails/decision-mail.ts';
import type { RequestEffect } from './request-effect.ts';
import { sendToFriend } from './send-to-friend.ts';

const EFFECTS: Partial<Record<RequestKind, RequestEffect>> = {
	'contact-appointment': bookAppointment,
	'demand-register': registerSavedSearch,
	'send-to-friend': sendToFriend,
	'sign-newsletter': subscribeToNewsletter,
	'request-documents': sendDocuments,
	'purchase-offer': sendOffer,
	'save-search': saveSearch,
};

/** What a kind sets going; what the agency decides about it, and the newsletter besides, where it was ticked. */
export const effectOf =
	(kind: RequestKind): RequestEffect =>
	async (request, transaction) => ({
		...(await (EFFECTS[kind] ?? confirmAndNotify)(request, transaction)),
		...(isDecided(kind) ? { decision: decisionMail(request) } : {}),
		...(request.fields.newsletter ? await subscribeToNewsletter(request, transaction) : {}),
	});
