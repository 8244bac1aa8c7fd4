import { belgianInstant, belgianIso } from '../calendar/belgian-time.ts';
import type { Tx } from '../database/database.ts';
import { announce, type DomainEvent } from '../events/announce.ts';
import { isLocalMinute } from '../mail/formats.ts';
import { type RequestSubject, unitIdOf } from './request-subject.ts';
import { type TakenRequest, textOf } from './taken-request.ts';

/** What something is about, as receivers of events are given it. */
export function aboutOf(subject: RequestSubject): { kind: 'property' | 'unit' | 'project'; id: number } {
	const unitId = unitIdOf(subject);
	return unitId === undefined ? { kind: subject.kind, id: subject.id } : { kind: 'unit', id: unitId };
}

const known = (values: Record<string, string>) =>
	Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** The event of its own that a kind of request has besides. */
function eventOfKind({ form, reference, fields, subject }: TakenRequest): DomainEvent | undefined {
	if (form.kind === 'testimonial')
		return {
			type: 'estate.testimonial.received',
			subject: `testimonial/${reference}`,
			data: { reference },
		};
	if (form.kind !== 'purchase-offer' || typeof fields.amount !== 'number') return undefined;
	const until = textOf(fields, 'validUntil');
	return {
		type: 'estate.offer.received',
		subject: `offer/${reference}`,
		data: {
			reference,
			amount: fields.amount,
			...(subject ? { about: aboutOf(subject) } : {}),
			...(isLocalMinute(until)
				? { validUntil: belgianIso(belgianInstant(until.slice(0, 10), until.slice(11))) }
				: {}),
		},
	};
}

/** Announces a request that was stored in this transaction: who sent it and what it is about, not what was written. */
export async function announceRequest(transaction: Tx, request: TakenRequest): Promise<void> {
	const { form, reference, language, subject, fields } = request;
	await announce(transaction, {
		type: 'estate.request.received',
		subject: `request/${reference}`,
		data: {
			reference,
			kind: form.kind,
			language,
			...(subject ? { about: aboutOf(subject) } : {}),
			contact: {
				email: textOf(fields, 'email'),
				...known({
					firstName: textOf(fields, 'firstName') || textOf(fields, 'name'),
					lastName: textOf(fields, 'lastName'),
					phone: textOf(fields, 'phone'),
				}),
			},
		},
	});
	const own = eventOfKind(request);
	if (own) await announce(transaction, own);
}
