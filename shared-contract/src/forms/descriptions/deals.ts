import type { FormDescription } from '../form-description.ts';
import { CITY, PERSON, REMARK, STREET, TITLE, ZIP } from '../people-fields.ts';

/** Value of a slot that says "another time": the visitor then names a period. */
export const OTHER_TIME = 'other';

const OTHER = { fact: 'slot', operator: 'equals', value: OTHER_TIME } as const;

/** A visit at one of the times that the agency offers, or in a period that suits. */
export const CONTACT_APPOINTMENT: FormDescription = {
	kind: 'contact-appointment',
	name: 'contact-appointment',
	subject: 'property',
	hasCaptcha: true,
	fields: [
		{ name: 'slot', kind: 'slot', required: true },
		{ name: 'startDate', kind: 'date', required: true, fromToday: true, condition: OTHER, width: 'half' },
		{
			name: 'endDate',
			kind: 'date',
			required: true,
			notBefore: 'startDate',
			condition: OTHER,
			width: 'half',
		},
		TITLE,
		...PERSON,
		REMARK,
	],
};

/** A purchase offer (decisions 36): what is offered, until when, on which condition; an accepted offer binds. */
export const PURCHASE_OFFER: FormDescription = {
	kind: 'purchase-offer',
	name: 'purchase-offer',
	subject: 'property',
	subjectGoal: 0,
	hasCaptcha: true,
	steps: ['offer', 'person'],
	fields: [
		{
			name: 'amount',
			kind: 'number',
			isPrice: true,
			required: true,
			range: { min: 1_000, max: 100_000_000 },
			width: 'half',
			step: 'offer',
		},
		{ name: 'validUntil', kind: 'date', required: true, fromToday: true, width: 'half', step: 'offer' },
		{ name: 'financing', kind: 'choice', options: ['own-means', 'loan'], required: true, step: 'offer' },
		{
			name: 'loanAmount',
			kind: 'number',
			isPrice: true,
			required: true,
			range: { min: 1_000, max: 100_000_000 },
			condition: { fact: 'financing', operator: 'equals', value: 'loan' },
			step: 'offer',
		},
		...[TITLE, ...PERSON].map((field) => ({ ...field, step: 'person' })),
		...[STREET, ZIP, CITY].map((field) => ({ ...field, required: true, step: 'person' })),
		{ ...REMARK, step: 'person' },
		{ name: 'knowsItBinds', kind: 'tick', required: true, step: 'person' },
	],
};
