import type { RequestKind } from '@estate/shared-contract';
import { bookAppointment } from '../appointments/book-appointment.ts';
import type { Tx } from '../database/database.ts';
import { sendDocuments } from '../documents/send-documents.ts';
import type { OutboxMessage } from '../mail/outbox-message.ts';
import { sendOffer } from '../offers/send-offer.ts';
import { registerWish, subscribeToNewsletter } from '../subscriptions/subscribe.ts';
import { sendToFriend } from './send-to-friend.ts';
import type { TakenRequest } from './taken-request.ts';
import { tellBoth } from './tell-both.ts';

/** What a request sets going, in its own transaction; returns its mails, named. Refusals are thrown, and nothing is stored. */
export type RequestEffect = (
	request: TakenRequest,
	transaction: Tx,
) => Promise<Readonly<Record<string, OutboxMessage>>>;

const EFFECTS: Partial<Record<RequestKind, RequestEffect>> = {
	'contact-appointment': bookAppointment,
	'demand-register': registerWish,
	'send-to-friend': sendToFriend,
	'sign-newsletter': subscribeToNewsletter,
	'request-documents': sendDocuments,
	'purchase-offer': sendOffer,
};

/** What a kind sets going; the newsletter besides, where it was ticked. */
export const effectOf =
	(kind: RequestKind): RequestEffect =>
	async (request, transaction) => ({
		...(await (EFFECTS[kind] ?? tellBoth)(request, transaction)),
		...(request.fields.newsletter ? await subscribeToNewsletter(request, transaction) : {}),
	});
