import type { SlotContext } from '@estate/remote-kit';
import { type LoadResult, type OwnerOffer, withoutBadge } from '@estate/shared-contract';
import type { CallProblem } from '../fields/call-problem.ts';
import { propertyCrumbs } from '../property/property-crumbs.ts';
import { forOwner } from '../session/for-owner.ts';
import { chooseCompared, type ShownOffer } from './choose-compared.ts';

/** Fragment of an offer's part of the page. */
export const offerAnchor = (id: number): string => `offer-${id}`;

/** The form of an answer as it was sent. */
export interface TypedAnswer {
	offer: number;
	answer: string;
	amount: string;
	note: string;
	key: string;
}

export const AMOUNT_FAULTS = ['required', 'invalid', 'cents', 'too-small', 'too-large'] as const;
export type AmountFault = (typeof AMOUNT_FAULTS)[number];

/** Why an answer was not taken. */
export interface AnswerFailure {
	problem: 'invalid' | 'changed' | CallProblem;
	errors?: { answer?: 'required'; amount?: AmountFault; note?: 'too-long' };
}

export interface OffersData {
	offers: readonly OwnerOffer[];
	/** Older ones that the agency has not passed on */
	unshown: number;
	/** Side by side; fewer than two: nothing to compare */
	compared: readonly ShownOffer[];
	/** Those that can stand side by side */
	comparable: readonly ShownOffer[];
	/** EUR; undefined: not known */
	askingPrice: number | undefined;
	propertyHref: string;
	messagesHref: string;
	/** Of the page, without query: where the forms are sent */
	pathname: string;
	/** Of the next answer */
	key: string;
	isSent: boolean;
	typed?: TypedAnswer;
	failure?: AnswerFailure;
}

/** Offers for an own property. The api answers 404 for another owner's, and refuses guests. */
export function loadOffers(context: SlotContext): Promise<LoadResult<OffersData | null>> {
	const { api, language, route, location, signal, href, text } = context;
	return forOwner(context, async () => {
		const id = route.params.id ?? '';
		const call = { params: { id }, query: { language } };
		const [{ property }, { items, unshown = 0 }] = await Promise.all([
			api.call('ownerProperty', call, { signal }),
			api.call('ownerOffers', call, { signal }),
		]);
		const query = new URLSearchParams(location.search);
		const title = withoutBadge(property.TypeDescription);
		const heading = text('offers.title');
		const propertyHref = href('owner-portal.property', { id });
		return {
			heading,
			head: { title: `${heading} – ${title}`, noindex: true },
			crumbs: propertyCrumbs(context, property, heading),
			data: {
				offers: items,
				unshown,
				...chooseCompared(items, query.getAll('compare').map(Number)),
				askingPrice: property.Price,
				propertyHref,
				messagesHref: href('owner-portal.messages', { id }),
				pathname: location.pathname,
				key: crypto.randomUUID(),
				isSent: query.has('sent'),
			},
		};
	});
}
