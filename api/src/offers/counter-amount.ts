import { type CounterBounds, counterBounds, counterFault } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { HttpError } from '../server/http-error.ts';
import type { StoredOffer } from './stored-offer.ts';

/** Between which amounts a counter-offer to it lies, by what is offered and asked. */
export async function boundsOfCounter(
	db: Db,
	{ property_id, amount }: Pick<StoredOffer, 'property_id' | 'amount'>,
): Promise<CounterBounds> {
	const property = await db
		.selectFrom('property')
		.select('summary')
		.where('id', '=', property_id)
		.executeTakeFirst();
	return counterBounds(amount, property?.summary.Price);
}

/** The amount of a counter-offer, which has one that can be meant. Throws a 422 answer. */
export function checkedCounter(amount: number | undefined, bounds: CounterBounds): number {
	const code = amount === undefined ? 'required' : counterFault(amount, bounds);
	if (amount === undefined || code)
		throw new HttpError(
			422,
			'invalid',
			`A counter-offer names an amount from ${bounds.least} to ${bounds.most} euros.`,
			{ fields: [{ path: 'amount', code: code ?? 'required' }] },
		);
	return amount;
}
