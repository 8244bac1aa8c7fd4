import {
	FORM_SLOT_FIELD,
	FORMS,
	type FormDescription,
	holdsSeveral,
	type PostedForm,
	REVIEW_FIELD,
	type RequestKind,
	reviewMark,
	TICKED,
} from '@estate/shared-contract';

export type Values = Record<string, string | string[]>;

/** A day that is still to come, as a field of days holds it. */
export const dayAhead = (days: number): string =>
	new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const GOOD: Values = {
	slot: '2038-01-12T10:00',
	amount: '349000',
	loanAmount: '200000',
	validUntil: `${dayAhead(30)}T18:00`,
	startDate: dayAhead(10),
	endDate: dayAhead(12),
	email: 'lotte@example.be',
	friendEmail: 'jan@example.be',
	secondEmail: 'jan@example.be',
	secondPhone: '0470 65 43 21',
	phone: '0470 12 34 56',
	zip: '9000',
	website: 'https://example.be',
	password: 'lang genoeg',
	passwordRepeat: 'lang genoeg',
	types: ['1', '2'],
	type: ['1'],
	zones: ['gent|9000'],
	goal: 'sale',
	search: 'search=tuin&type=1&goal=0',
	reason: 'question',
	financing: 'loan',
	remark: 'Mag ik "zaterdag" komen?\n<b>Lotte</b>',
};

/** Sound values in every field of a form that is asked. */
export function filled(form: FormDescription, changes: Values = {}): Values {
	const values = form.fields
		.filter(({ name, kind }) => kind !== 'file' && name !== 'startDate' && name !== 'endDate')
		.map(({ name, kind, options, range }) => [
			name,
			GOOD[name] ??
				(kind === 'tick' ? TICKED : kind === 'number' ? String(range?.min ?? 1) : (options?.[0] ?? 'Lotte')),
		]);
	return { ...Object.fromEntries(values), ...changes };
}

/** The same as a browser without JavaScript posts it. */
export function posted(kind: RequestKind, values: Values): PostedForm['fields'] {
	const { name: form, fields } = FORMS[kind];
	const pairs = Object.entries(values).flatMap(([name, value]) => {
		const isList = fields.some((field) => field.name === name && holdsSeveral(field));
		const list = typeof value === 'string' ? (isList && value === '' ? [] : [value]) : value;
		return list.map((each) => [name, each] as const);
	});
	return [[FORM_SLOT_FIELD, `forms.${form}`], ...pairs, ['homepage', '']];
}

/** What a browser posts besides from the page that shows all answers, where a form has one. */
export function reviewed(kind: RequestKind, values: Values): PostedForm['fields'] {
	const form = FORMS[kind];
	return form.hasReview ? [[REVIEW_FIELD, reviewMark(form, values)]] : [];
}
