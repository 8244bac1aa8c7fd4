import {
	type FieldErrorCode,
	type FieldKind,
	FORMS,
	type FormDescription,
	type FormField,
	REQUEST_KINDS,
	type RequestKind,
} from '@estate/shared-contract';
import { dayAhead, filled, type Values } from './filled-form.ts';

/** One rule of a form that is broken. */
interface BrokenRule {
	/** Key of the declaration that says it, such as `longest` */
	rule: keyof FormField;
	field: string;
	code: FieldErrorCode;
	/** What is filled in for that, the wrong value among it */
	values: Values;
}

type Break = { value: Values[string]; code: FieldErrorCode; with?: Values };

const tooLong: Partial<Record<FieldKind, (text: string) => string>> = {
	email: (text) => `${text}@example.be`,
	url: (text) => `https://example.be/${text}`,
};

/** Values that are none of a kind; what cannot be wrong has none. */
const OF_NO_KIND: Readonly<Record<FieldKind, readonly Values[string][]>> = {
	text: [],
	'long-text': [],
	tel: ['abc'],
	postcode: ['abcd'],
	password: [],
	slot: [],
	file: [],
	places: [],
	choice: [],
	choices: [],
	email: ['geen adres'],
	number: ['veel'],
	date: ['2099-02-31'],
	'date-time': ['2099-02-31T10:00'],
	url: ['javascript:alert(1)'],
	types: [['vreemd']],
	search: ['geen zoekopdracht'],
	tick: ['misschien'],
};

const invalid = (value: Values[string], also?: Values): Break => ({
	value,
	code: 'invalid',
	...(also ? { with: also } : {}),
});

/** How each rule that a declaration can say is broken. A new one has no test until it says so here, and that is an error. */
const BREAKS: Readonly<Record<keyof FormField, (field: FormField) => readonly Break[]>> = {
	name: () => [],
	isPrice: ({ isPrice }) => (isPrice ? [{ value: '200.000,50', code: 'cents' }] : []),
	autoComplete: () => [],
	width: () => [],
	step: () => [],
	condition: () => [],
	requiredUnless: () => [],
	upload: () => [],
	kind: ({ kind }) => OF_NO_KIND[kind].map((value) => invalid(value)),
	required: ({ required, kind }) =>
		required ? [{ value: '', code: kind === 'tick' ? 'not-accepted' : 'required' }] : [],
	options: ({ options }) => (options ? [invalid('geen keuze')] : []),
	longest: ({ longest, kind }) =>
		longest ? [{ value: (tooLong[kind] ?? String)('x'.repeat(longest + 1)), code: 'too-long' }] : [],
	shortest: ({ shortest }) => (shortest ? [{ value: 'x'.repeat(shortest - 1), code: 'too-short' }] : []),
	range: ({ range, isPrice }) =>
		range
			? [
					...(range.min > 0 ? [{ value: range.min - 1, code: 'too-small' as const }] : []),
					{ value: range.max + 1, code: 'too-large' as const },
				].map(({ value, code }) => ({ value: String(value), code: isPrice ? code : ('invalid' as const) }))
			: [],
	fromToday: ({ fromToday }) => (fromToday ? [invalid('2020-01-01')] : []),
	fromNow: ({ fromNow }) => (fromNow ? [invalid('2020-01-01T10:00')] : []),
	withinYear: ({ withinYear, kind }) =>
		withinYear ? [{ value: kind === 'date' ? '9999-12-31' : '9999-12-31T18:00', code: 'too-late' }] : [],
	together: ({ together }) => (together ? [{ value: '', code: 'required' }] : []),
	notBefore: ({ notBefore }) => (notBefore ? [invalid(dayAhead(20), { [notBefore]: dayAhead(21) })] : []),
	notBelow: ({ notBelow }) => (notBelow ? [invalid('250000', { [notBelow]: '300000' })] : []),
	notAbove: ({ notAbove }) => (notAbove ? [invalid('300000', { [notAbove]: '250000' })] : []),
	inBelgium: ({ inBelgium }) => (inBelgium ? [invalid('99999')] : []),
	sameAs: ({ sameAs }) => (sameAs ? [{ value: 'iets anders', code: 'mismatch' }] : []),
};

/** Sound values of the fields that are asked in the same case as this one. */
function inItsCase(form: FormDescription, { name, condition, together }: FormField): Values {
	if (together) {
		const others = form.fields.filter((field) => field.together === together && field.name !== name);
		const good = filled(form);
		return Object.fromEntries(others.map((field) => [field.name, good[field.name] ?? '']));
	}
	if (!condition || !('fact' in condition)) return {};
	const dates = form.fields.filter(({ kind }) => kind === 'date');
	return {
		[condition.fact]: String(condition.value),
		...Object.fromEntries(dates.map(({ name }) => [name, dayAhead(30)])),
	};
}

/** Each single rule of a form's declaration, broken once, in the order of the form. */
function brokenRules(form: FormDescription): BrokenRule[] {
	return form.fields.flatMap((field) =>
		Object.entries(BREAKS).flatMap(([rule, breaks]) =>
			breaks(field).map(({ value, code, with: also }) => ({
				rule: rule as keyof FormField,
				field: field.name,
				code,
				values: { ...inItsCase(form, field), ...also, [field.name]: value },
			})),
		),
	);
}

/** Rules of one step that can be broken at once, because none of them touches a field of another. */
export interface Round {
	/** Of the form, from 0 */
	step: number;
	rules: BrokenRule[];
}

/** The rules in few rounds, those of the first step first. */
function inRounds(form: FormDescription, rules: readonly BrokenRule[]): Round[] {
	const all: Round[] = [];
	for (const broken of rules) {
		const field = form.fields.find(({ name }) => name === broken.field);
		const step = field?.step === undefined ? 0 : (form.steps?.indexOf(field.step) ?? 0);
		const touched = [...Object.keys(broken.values), ...(field?.sameAs ? [field.sameAs] : [])];
		const isFree = ({ rules }: Round) =>
			rules.every(({ values }) => touched.every((name) => !(name in values)));
		const round = all.find((each) => each.step === step && isFree(each));
		if (round) round.rules.push(broken);
		else all.push({ step, rules: [broken] });
	}
	return all.toSorted((one, other) => one.step - other.step);
}

/**
 * Every rule that fits, of every kind of field, broken in the first form that has it: forms share all that checks
 * and shows it. That each field of each form has the rules that it should have is asked of their descriptions.
 */
export function roundsByForm(
	fits: (field: FormField, rule: keyof FormField) => boolean = () => true,
): [RequestKind, Round[]][] {
	const first = new Map<string, string>();
	return REQUEST_KINDS.map((kind): [RequestKind, Round[]] => {
		const form = FORMS[kind];
		const rules = brokenRules(form).filter(({ field: name, rule }) => {
			const field = form.fields.find((each) => each.name === name);
			if (!field || !fits(field, rule)) return false;
			const pair = `${field.kind} ${rule}`;
			const here = `${kind} ${name}`;
			if (!first.has(pair)) first.set(pair, here);
			return first.get(pair) === here;
		});
		return [kind, inRounds(form, rules)];
	}).filter(([, rounds]) => rounds.length > 0);
}

/** The whole form with the rules of a round broken. */
export const brokenForm = (form: FormDescription, { rules }: Round): Values =>
	filled(form, Object.assign({}, ...rules.map(({ values }) => values)));
