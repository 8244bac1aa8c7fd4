import { OFFER_FINANCINGS } from '@estate/shared-contract';
import { contactOf } from '../appointments/owner-visit.ts';
import { belgianInstant } from '../calendar/belgian-time.ts';
import type { Tx } from '../database/database.ts';
import { isLocalMinute } from '../mail/formats.ts';
import { type TakenRequest, textOf } from '../requests/taken-request.ts';

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** Keeps an offer that came by the form, for the owners of the property and for what becomes of it. */
export async function noteOffer(
	transaction: Tx,
	{ id: request_id, reference, fields }: Pick<TakenRequest, 'id' | 'reference' | 'fields'>,
	propertyId: number,
): Promise<void> {
	const until = textOf(fields, 'validUntil');
	const { id } = await transaction
		.insertInto('offer')
		.values({
			reference,
			request_id,
			property_id: propertyId,
			buyer: contactOf(fields),
			has_second_buyer: textOf(fields, 'secondName') !== '',
			amount: Number(fields.amount),
			financing: OFFER_FINANCINGS.find((each) => each === fields.financing) ?? null,
			loan_amount: numberOf(fields.loanAmount),
			conditions: textOf(fields, 'remark'),
			valid_until: isLocalMinute(until) ? belgianInstant(until.slice(0, 10), until.slice(11)) : null,
		})
		.returning('id')
		.executeTakeFirstOrThrow();
	await transaction
		.insertInto('offer_step')
		.values({ offer_id: id, side: 'buyer', state: 'received' })
		.execute();
}
