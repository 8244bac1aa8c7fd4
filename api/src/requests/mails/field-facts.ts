import type { FieldKind, FormDescription, FormField } from '@estate/shared-contract';
import { isCalendarDay, isLocalMinute, writeDay, writeEuro, writeLocalMinute } from '../../mail/formats.ts';
import type { MailTexts } from '../../mail/mail-text.ts';
import { unlinked } from '../../mail/visitor-words.ts';
import type { CheckedRequest } from '../taken-request.ts';

type Fact = readonly [label: string, value: string];

/** Fields that name the sender, or who buys with the sender: they stand together, above the rest. */
const PERSONAL = new Set([
	'title',
	'firstName',
	'lastName',
	'name',
	'email',
	'phone',
	'street',
	'valuationAddress',
	'zip',
	'city',
	'secondName',
	'secondEmail',
	'secondPhone',
]);
/** Amounts of money */
const AMOUNTS = new Set(['amount', 'loanAmount', 'budgetMin', 'budgetMax']);

type OptionTexts = Record<string, Record<string, string>>;

/** What was chosen, in the words of its own form where that has any: who has a property valued sells, who looks for one buys. */
function optionText(
	texts: MailTexts,
	{ kind }: FormDescription,
	{ name }: FormField,
	option: string,
): string {
	const own: { name: string; options?: OptionTexts } = texts.forms[kind];
	const all: OptionTexts = texts.options;
	return own.options?.[name]?.[option] ?? all[name]?.[option] ?? option;
}

/** `gent|9000` as people write it. */
function placeText(place: string): string {
	const [city = '', zip] = place.split('|');
	return [zip, city.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())].filter(Boolean).join(' ');
}

function valueText(
	field: FormField,
	{ form, fields, typeNames, language }: CheckedRequest,
	texts: MailTexts,
): string {
	const value = fields[field.name];
	if (value === undefined) return '';
	if (value === true) return texts.yes;
	if (typeof value === 'number') return AMOUNTS.has(field.name) ? writeEuro(value, language) : String(value);
	const parts = (Array.isArray(value) ? value : [String(value)]) as string[];
	return parts
		.map((part) => {
			if (field.kind === 'types') return typeNames.get(Number(part)) ?? part;
			if (field.kind === 'places') return unlinked(placeText(part));
			if (field.kind === 'date' && isCalendarDay(part)) return writeDay(part, language);
			if (field.kind === 'date-time' && isLocalMinute(part)) return writeLocalMinute(part, language);
			return field.kind === 'choice' || field.kind === 'choices'
				? optionText(texts, form, field, part)
				: unlinked(part);
		})
		.join(', ');
}

/** Kinds that hold what was chosen among ours, a number or a day: nothing that says anything to anybody else. */
const CHOSEN: ReadonlySet<FieldKind> = new Set([
	'choice',
	'choices',
	'types',
	'places',
	'number',
	'date',
	'date-time',
	'tick',
]);

/**
 * What was chosen, for the address that was typed: it may be somebody else's, so no free text goes there, and no place
 * that the agency does not know.
 */
export function chosenFacts(
	request: CheckedRequest,
	texts: MailTexts,
	leaveOut: readonly string[] = [],
): Fact[] {
	const { form, knownPlaces } = request;
	const fields = Object.fromEntries(
		Object.entries(request.fields).map(([name, value]) => [
			name,
			Array.isArray(value) && form.fields.find((field) => field.name === name)?.kind === 'places'
				? value.filter((place: string) => knownPlaces.has(place))
				: value,
		]),
	);
	const free = form.fields.filter(({ kind }) => !CHOSEN.has(kind)).map(({ name }) => name);
	return fieldFacts({ ...request, fields }, texts, [...leaveOut, ...free]);
}

/** What the sender filled in besides who they are, labelled, in the order of the form. `leaveOut` names fields shown elsewhere. */
export function fieldFacts(
	request: CheckedRequest,
	texts: MailTexts,
	leaveOut: readonly string[] = [],
): Fact[] {
	const labels: Record<string, string> = texts.fields;
	return request.form.fields
		.filter(({ name, kind }) => !PERSONAL.has(name) && !leaveOut.includes(name) && kind !== 'password')
		.filter(({ kind }) => kind !== 'file' && kind !== 'slot')
		.map((field) => [labels[field.name] ?? field.name, valueText(field, request, texts)]);
}
