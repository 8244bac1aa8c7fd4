import type { Communication, Language, RequestKind } from '@estate/shared-contract';
import { contactOf } from '../appointments/owner-visit.ts';
import type { Tx } from '../database/database.ts';
import type { TakenRequest } from '../requests/taken-request.ts';
import { notifyOfHappening } from './notifications/happening-mail.ts';
import { OWNER_TEXTS } from './owner-texts.ts';

/** Requests about a property that its owner is informed of. */
type RecordedKind = keyof typeof OWNER_TEXTS.nl.requests.kinds;
const isRecorded = (kind: RequestKind | string): kind is RecordedKind =>
	Object.hasOwn(OWNER_TEXTS.nl.requests.kinds, kind);

type RecordedRequest = Pick<TakenRequest, 'id' | 'form' | 'subject' | 'fields' | 'configuration' | 'secret'>;

/**
 * Puts a request about a property among the communications that its owner sees: when, of what kind and from whom
 * (`L. Maes`). What the visitor wrote to the agency, and an amount that was offered, the agency passes on.
 */
export async function recordRequest(
	transaction: Tx,
	{ id, form, subject, fields, ...services }: RecordedRequest,
): Promise<void> {
	if (subject?.kind !== 'property' || !isRecorded(form.kind)) return;
	await transaction
		.insertInto('communication')
		.values({
			request_id: id,
			property_id: subject.id,
			date: new Date(),
			type: 'form',
			contact: contactOf(fields),
			subject: form.kind,
			comment: '',
			status: 'received',
			source: 'site',
		})
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	if (form.kind === 'purchase-offer')
		await notifyOfHappening(transaction, services, {
			what: 'offer',
			propertyId: subject.id,
			requestId: id,
		});
}

type Words = Pick<Communication, 'type' | 'subject' | 'comment' | 'status' | 'source'>;

/** How an owner reads a request of the site. */
export function wordsOfRequest(kind: string, language: Language): Words | undefined {
	if (!isRecorded(kind)) return undefined;
	const { type, source, kinds } = OWNER_TEXTS[language].requests;
	return { type, source, ...kinds[kind] };
}
