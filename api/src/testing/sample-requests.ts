import {
	belgianDay,
	FORMS,
	type FormValues,
	type RequestBody,
	type RequestKind,
	reviewMark,
	TICKED,
} from '@estate/shared-contract';

const DAY_MS = 86_400_000;
const inDays = (days: number) => belgianDay(new Date(Date.now() + days * DAY_MS));

/** Sound values for fields of any form. */
const VALUES: FormValues = {
	title: 'ms',
	firstName: 'Lena',
	lastName: 'Maes',
	name: 'Lena Maes',
	email: 'lena@example.test',
	friendEmail: 'jan@example.test',
	secondName: 'Jan Peeters',
	secondEmail: 'jan@example.test',
	secondPhone: '0470 65 43 21',
	phone: '0470 12 34 56',
	remark: 'Mag ik langskomen?',
	goal: 'sale',
	type: ['1'],
	types: ['1', '2'],
	zones: ['gent|9000'],
	budgetMin: '200000',
	budgetMax: '400000',
	bedrooms: '2',
	frequency: 'at-once',
	valuationAddress: 'Coupure 12',
	street: 'Coupure 12',
	zip: '9000',
	city: 'Gent',
	slot: 'other',
	startDate: inDays(3),
	endDate: inDays(10),
	amount: '345000',
	validUntil: `${inDays(14)}T18:00`,
	financing: 'loan',
	loanAmount: '200000',
	comment: 'Een vlotte verkoop.',
	mayPublish: TICKED,
	knowsItBinds: TICKED,
	search: 'goal=0&city=gent%7C9000&type=1&bedrooms=2',
	consent: TICKED,
};

/** What a visitor fills in: every field that has a sound value here, and `changes`. */
export function sampleValues(kind: RequestKind, changes: FormValues = {}): RequestBody['values'] {
	const filled = FORMS[kind].fields.flatMap(({ name }) => {
		const value = VALUES[name];
		return value === undefined ? [] : [[name, value]];
	});
	return { ...Object.fromEntries(filled), ...changes } as RequestBody['values'];
}

let keys = 0;

/** A request of this kind about property or project 1, under a key of its own. */
export function sampleRequest(
	kind: RequestKind,
	values: FormValues = {},
	changes: Partial<RequestBody> = {},
): RequestBody {
	const filled = sampleValues(kind, values);
	const form = FORMS[kind];
	return {
		idempotencyKey: `key-of-form-${++keys}`,
		language: 'nl',
		...(form.subjects ? { subjectId: 1 } : {}),
		values: filled,
		...(form.hasReview ? { reviewed: reviewMark(form, filled) } : {}),
		...changes,
	};
}
