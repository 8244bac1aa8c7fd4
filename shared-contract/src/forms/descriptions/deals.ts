import type { FormDescription, FormField } from '../form-description.ts';
import { CITY, PERSON, REMARK, STREET, TITLE, ZIP } from '../people-fields.ts';

/** Value of a slot that says "another time": the visitor then names a period. */
export const OTHER_TIME = 'other';

/** Field and value of a visit by a video call. */
export const VISIT_KIND = 'visitKind';
export const ONLINE_VISIT = 'online';

const OTHER = { fact: 'slot', operator: 'equals', value: OTHER_TIME } as const;

/** A visit at one of the times that the agency offers, or in a period that suits. */
export const CONTACT_APPOINTMENT: FormDescription = {
	kind: 'contact-appointment',
	name: 'contact-appointment',
	subjects: ['property', 'unit', 'project'],
	hasCaptcha: true,
	fields: [
		{ name: VISIT_KIND, kind: 'choice', options: ['on-site', ONLINE_VISIT] },
		{ name: 'slot', kind: 'slot', required: true },
		{
			name: 'startDate',
			kind: 'date',
			required: true,
			fromToday: true,
			withinYear: true,
			condition: OTHER,
			width: 'half',
		},
		{
			name: 'endDate',
			kind: 'date',
			required: true,
			notBefore: 'startDate',
			withinYear: true,
			condition: OTHER,
			width: 'half',
		},
		TITLE,
		...PERSON,
		REMARK,
	],
};

const SECOND_BUYER = 'second-buyer';

/** Who buys with the first buyer: named whole or not at all. A browser would fill in the first buyer's own data. */
const OTHER_BUYER: readonly FormField[] = [
	{ name: 'secondName', kind: 'text', longest: 200, autoComplete: 'off', together: SECOND_BUYER },
	{ name: 'secondEmail', kind: 'email', longest: 254, autoComplete: 'off', together: SECOND_BUYER },
	{ name: 'secondPhone', kind: 'tel', longest: 40, autoComplete: 'off', together: SECOND_BUYER },
];

/**
 * A purchase offer (decisions 36): what is offered, until when, on which condition; an accepted offer binds, so the buyer
 * looks at all answers before they are sent.
 */
export const PURCHASE_OFFER: FormDescription = {
	kind: 'purchase-offer',
	name: 'purchase-offer',
	subjects: ['property', 'unit'],
	subjectGoal: 0,
	hasCaptcha: true,
	steps: ['offer', 'person', 'review'],
	hasReview: true,
	fields: [
		{
			name: 'amount',
			kind: 'number',
			isPrice: true,
			required: true,
			range: { min: 1_000, max: 100_000_000 },
			step: 'offer',
		},
		{ name: 'validUntil', kind: 'date-time', required: true, fromNow: true, withinYear: true, step: 'offer' },
		{ name: 'financing', kind: 'choice', options: ['own-means', 'loan'], required: true, step: 'offer' },
		{
			name: 'loanAmount',
			kind: 'number',
			isPrice: true,
			required: true,
			range: { min: 1_000, max: 100_000_000 },
			notAbove: 'amount',
			condition: { fact: 'financing', operator: 'equals', value: 'loan' },
			step: 'offer',
		},
		...[TITLE, ...PERSON].map((field) => ({ ...field, step: 'person' })),
		...[STREET, ZIP, CITY].map((field) => ({ ...field, required: true, step: 'person' })),
		...OTHER_BUYER.map((field) => ({ ...field, step: 'person' })),
		{ ...REMARK, step: 'person' },
		{ name: 'knowsItBinds', kind: 'tick', required: true, step: 'person' },
	],
};
