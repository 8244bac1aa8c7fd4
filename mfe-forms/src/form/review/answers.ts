import {
	digitsOfPrice,
	type FormDescription,
	type FormField,
	type FormValues,
	formatPhone,
	isConditionMet,
	type Language,
	TICKED,
} from '@estate/shared-contract';
import { formatDate, formatNumber, formatPrice } from '@estate/shared-i18n';
import type { Text } from '@estate/shared-ui';
import { single } from '../fields/field-props.ts';
import { fieldLabel, optionLabel } from '../fields/field-texts.tsx';

/** Amounts of money */
const AMOUNTS = new Set(['amount', 'loanAmount']);

/** One answer of a form, as it is read before it is sent. */
export interface Answer {
	name: string;
	label: string;
	/** '' when nothing was filled in */
	value: string;
}

/** A minute by the clocks of Belgium: no instant, so its day and its hour are written apart. */
const minuteText = (value: string, language: Language) =>
	`${formatDate(`${value.slice(0, 10)}T12:00:00Z`, language)}, ${value.slice(11, 16)}`;

function numberText({ name, isPrice }: FormField, value: string, language: Language): string {
	const number = Number((isPrice ? digitsOfPrice(value) : value).replace(/\D/g, ''));
	return AMOUNTS.has(name) ? formatPrice(number, language) : formatNumber(number, language, 0);
}

function answerText(
	form: FormDescription,
	field: FormField,
	value: string,
	{ text, language }: { text: Text; language: Language },
): string {
	if (value === '') return '';
	switch (field.kind) {
		case 'number':
			return numberText(field, value, language);
		case 'date-time':
			return minuteText(value, language);
		case 'choice':
			return optionLabel(text, { form, field }, value);
		case 'tel':
			return formatPhone(value);
		case 'tick':
			return value === TICKED ? text('form.review.yes') : '';
		default:
			return value;
	}
}

/** The answers of one step, in the order of the form: of all that is asked. */
export function answersOf(
	form: FormDescription,
	step: string | undefined,
	values: FormValues,
	words: { text: Text; language: Language },
): Answer[] {
	return form.fields
		.filter((field) => field.step === step && isConditionMet(field.condition, values))
		.map((field) => ({
			name: field.name,
			label: fieldLabel(words.text, { form, field }),
			value: answerText(form, field, single(values[field.name] ?? '').trim(), words),
		}));
}
