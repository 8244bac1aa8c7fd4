import { counterBounds, counterFault } from '../domain/owner-offers.ts';
import type { OwnerOffer } from '../entities/owner-offer.schema.ts';
import { own } from './owner-messages.ts';
import { Refusal } from './refusal.ts';
import type { SampleCall } from './sample-call.ts';

/** Offers for property 12 in every situation, the newest first. */
export const SAMPLE_OFFERS: readonly OwnerOffer[] = [
	{
		id: 5,
		reference: 'M-7F3K-29',
		receivedAt: '2026-10-08T15:12:00.000Z',
		validUntil: '2038-01-12T17:00:00.000Z',
		state: 'received',
		canAnswer: false,
		history: [{ id: 9, at: '2026-10-08T15:12:00.000Z', by: 'buyer', state: 'received' }],
	},
	{
		id: 4,
		reference: 'M-2B4C-11',
		receivedAt: '2026-10-07T08:30:00.000Z',
		validUntil: '2038-01-10T17:00:00.000Z',
		state: 'passed-on',
		terms: {
			amount: 365_000,
			buyer: 'T. Janssens',
			hasSecondBuyer: true,
			financing: 'loan',
			loanAmount: 280_000,
			conditions: 'Onder voorbehoud van de lening.',
		},
		canAnswer: true,
		history: [
			{ id: 5, at: '2026-10-07T08:30:00.000Z', by: 'buyer', state: 'received' },
			{ id: 6, at: '2026-10-07T09:05:00.000Z', by: 'agency', state: 'passed-on' },
		],
	},
	{
		id: 3,
		reference: 'M-9K2D-05',
		receivedAt: '2026-10-06T08:30:00.000Z',
		validUntil: '2038-01-09T17:00:00.000Z',
		state: 'countered',
		terms: { amount: 350_000, buyer: 'F. Lambert', hasSecondBuyer: false, financing: 'own-means' },
		canAnswer: true,
		history: [
			{ id: 1, at: '2026-10-06T08:30:00.000Z', by: 'buyer', state: 'received' },
			{ id: 2, at: '2026-10-06T09:00:00.000Z', by: 'agency', state: 'passed-on' },
			{
				id: 3,
				at: '2026-10-06T18:15:00.000Z',
				by: 'owner',
				answer: 'counter',
				amount: 372_000,
				note: 'De termijn past.',
				author: 'Lieve Maes',
			},
			{ id: 4, at: '2026-10-07T07:00:00.000Z', by: 'agency', state: 'countered', amount: 372_000 },
		],
	},
	{
		id: 2,
		reference: 'M-3C5D-22',
		receivedAt: '2026-09-30T08:30:00.000Z',
		validUntil: '2026-10-04T16:00:00.000Z',
		state: 'refused',
		terms: { amount: 310_000, buyer: 'R. Aerts', hasSecondBuyer: false, financing: 'own-means' },
		canAnswer: false,
		history: [{ id: 7, at: '2026-10-01T08:30:00.000Z', by: 'agency', state: 'refused' }],
	},
	{
		id: 1,
		reference: 'M-4D6F-33',
		receivedAt: '2026-09-25T08:30:00.000Z',
		validUntil: '2026-09-28T16:00:00.000Z',
		state: 'expired',
		canAnswer: false,
		history: [{ id: 8, at: '2026-09-28T16:00:00.000Z', by: 'time', state: 'expired' }],
	},
];

/** Answers about offers for own properties. */
export const OFFER_REPLIES = {
	ownerOffers: (call: SampleCall) => own(call, { items: call.params.id === '12' ? SAMPLE_OFFERS : [] }),
	answerOffer: (call: SampleCall) => {
		const { answer, amount } = call.body as { answer: string; amount?: number };
		const offer = SAMPLE_OFFERS.find(({ id }) => String(id) === call.params.offer);
		own(call, undefined);
		if (!offer) throw new Refusal(404, 'not-found');
		if (!offer.canAnswer) throw new Refusal(409, 'offer-decided');
		if (answer !== 'counter') return { ok: true };
		const code =
			amount === undefined
				? 'required'
				: counterFault(amount, counterBounds(offer.terms?.amount ?? 0, 465_000));
		if (code) throw new Refusal(422, 'invalid', [{ path: 'amount', code }]);
		return { ok: true };
	},
};
