import type { FeedOwner } from '@estate/api/feed';
import { GOAL } from '@estate/shared-contract';
import type { Calendar } from '../calendar.ts';
import type { Property } from '../properties/property.ts';

type Offers = NonNullable<FeedOwner['offers']>;
type Step = readonly [daysAgo: number, hour: number, what: Partial<Offers[number]['steps'][number]>];

/** A situation: shares are of the asking price, days count back from today, and those to come are negative. */
interface Situation {
	buyer: string;
	hasSecondBuyer?: boolean;
	share: number;
	loanShare?: number;
	conditions?: string;
	daysAgo: number;
	untilDaysAgo: number;
	/** Of the owner's counter-offer, at steps that have an amount */
	counterShare?: number;
	steps: readonly Step[];
}

/** Offers beside each other of which the owner can answer several. */
const OPEN: readonly Situation[] = [
	{
		buyer: 'T. Janssens',
		hasSecondBuyer: true,
		share: 0.97,
		loanShare: 0.8,
		conditions: 'Onder voorbehoud van de lening, ten laatste binnen de maand.',
		daysAgo: 2,
		untilDaysAgo: -9,
		steps: [[1, 9, { state: 'passed-on' }]],
	},
	{
		buyer: 'F. Lambert',
		share: 0.94,
		conditions: 'Akte binnen de drie maanden.',
		daysAgo: 3,
		untilDaysAgo: -5,
		steps: [
			[2, 10, { state: 'passed-on' }],
			[1, 19, { answer: 'counter', amount: 1, note: 'De prijs mag wat hoger, de termijn past.' }],
			[1, 20, { state: 'countered', amount: 1 }],
		],
		counterShare: 0.98,
	},
	{ buyer: 'N. El Amrani', share: 0.96, loanShare: 0.7, daysAgo: 1, untilDaysAgo: -12, steps: [] },
	{
		buyer: 'R. Aerts',
		share: 0.85,
		daysAgo: 4,
		untilDaysAgo: -2,
		steps: [
			[3, 11, { state: 'passed-on' }],
			[3, 18, { answer: 'refuse', note: 'Dat is te laag.' }],
			[2, 9, { state: 'refused' }],
		],
	},
];

/** What is over: accepted, withdrawn, and one that nobody decided in time. */
const CLOSED: readonly Situation[] = [
	{
		buyer: 'K. Wouters',
		hasSecondBuyer: true,
		share: 0.99,
		loanShare: 0.75,
		daysAgo: 4,
		untilDaysAgo: -3,
		steps: [
			[3, 9, { state: 'passed-on' }],
			[3, 20, { answer: 'accept' }],
			[2, 14, { state: 'accepted' }],
		],
	},
	{
		buyer: 'S. Claes',
		share: 0.92,
		loanShare: 0.9,
		daysAgo: 6,
		untilDaysAgo: -1,
		steps: [
			[5, 9, { state: 'passed-on' }],
			[4, 16, { state: 'withdrawn' }],
		],
	},
	{
		buyer: 'D. Peeters',
		share: 0.88,
		daysAgo: 8,
		untilDaysAgo: 2,
		steps: [
			[7, 9, { state: 'passed-on' }],
			[2, 18, { state: 'expired' }],
		],
	},
];

const ROUND_TO = 500;
const rounded = (price: number, share: number) => Math.round((price * share) / ROUND_TO) * ROUND_TO;

function asOffer(
	{ id, price }: { id: number; price: number },
	situation: Situation,
	nth: number,
	calendar: Calendar,
): Offers[number] {
	const { buyer, hasSecondBuyer = false, share, loanShare, conditions = '', counterShare = 1 } = situation;
	const amount = rounded(price, share);
	return {
		propertyId: id,
		reference: `DEMO-${id}-${nth + 1}`,
		receivedAt: calendar.at(-situation.daysAgo, 17, 12),
		validUntil: calendar.at(-situation.untilDaysAgo, 18),
		buyer,
		hasSecondBuyer,
		amount,
		financing: loanShare ? 'loan' : 'own-means',
		...(loanShare ? { loanAmount: rounded(amount, loanShare) } : {}),
		conditions,
		steps: situation.steps.map(([daysAgo, hour, what]) => ({
			note: '',
			...what,
			at: calendar.at(-daysAgo, hour),
			...(what.amount ? { amount: rounded(price, counterShare) } : {}),
		})),
	};
}

/** Offers for the first two properties of an owner that are for sale and were online when they came. */
export function offersOf(properties: readonly Property[], calendar: Calendar): Offers {
	const [open, closed] = properties.filter(({ goal, age }) => goal === GOAL.sale && age > 10);
	return [[open, OPEN] as const, [closed, CLOSED] as const].flatMap(([property, situations]) =>
		property ? situations.map((situation, nth) => asOffer(property, situation, nth, calendar)) : [],
	);
}
