import type { OfferState } from '@estate/shared-contract';
import type { Tx } from '../../database/database.ts';
import type { FeedOwner } from '../../import/feed/owner.schema.ts';
import { showsTerms } from '../../offers/offer-transitions.ts';
import { nameOf } from '../guests/activity.ts';

type DemoOffer = NonNullable<FeedOwner['offers']>[number];

/** Its last state, and since when the owner knows what is offered. */
function standOf({ steps }: DemoOffer): { state: OfferState; passed_on_at: Date | null } {
	const states = steps.flatMap(({ state, at }) => (state ? [{ state, at }] : []));
	const shown = states.find(({ state }) => showsTerms(state));
	return {
		state: states.at(-1)?.state ?? 'received',
		passed_on_at: shown ? new Date(shown.at) : null,
	};
}

/** Keeps offers for the properties of a demo owner with their history. One that is there already stays as it became. */
export async function takeDemoOffers(
	transaction: Tx,
	owner: { id: number; firstName: string; lastName: string },
	offers: readonly DemoOffer[],
): Promise<void> {
	for (const offer of offers) {
		const row = await transaction
			.insertInto('offer')
			.values({
				reference: offer.reference,
				request_id: null,
				property_id: offer.propertyId,
				buyer: offer.buyer,
				has_second_buyer: offer.hasSecondBuyer,
				amount: offer.amount,
				financing: offer.financing ?? null,
				loan_amount: offer.loanAmount ?? null,
				conditions: offer.conditions,
				valid_until: offer.validUntil ? new Date(offer.validUntil) : null,
				received_at: new Date(offer.receivedAt),
				...standOf(offer),
			})
			.onConflict((conflict) => conflict.column('reference').doNothing())
			.returning('id')
			.executeTakeFirst();
		if (!row) continue;
		await transaction
			.insertInto('offer_step')
			.values({ offer_id: row.id, at: new Date(offer.receivedAt), side: 'buyer', state: 'received' })
			.execute();
		for (const { at, state = null, answer = null, amount = null, note } of offer.steps)
			await transaction
				.insertInto('offer_step')
				.values({
					offer_id: row.id,
					at: new Date(at),
					side: answer ? 'owner' : state === 'expired' ? 'time' : 'agency',
					state,
					answer,
					amount,
					note,
					...(answer ? { owner_id: owner.id, author: nameOf(owner) } : {}),
				})
				.execute();
	}
}
