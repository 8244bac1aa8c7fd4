import type { Language } from '@estate/shared-contract';
import { formatArea, formatDate, formatMonth, formatNumber, formatPrice } from '@estate/shared-i18n';
import type { Text } from '@estate/shared-ui';
import type { Fact, FactKind } from './fact.ts';

type Write = (fact: Fact, text: Text, language: Language) => string;

const number: Write = ({ value }, _, language) => formatNumber(Number(value), language);
const withUnit =
	(key: string): Write =>
	(fact, text, language) =>
		text(`values.${key}`, { value: number(fact, text, language) });

const WRITE: Record<FactKind, Write> = {
	text: ({ value }) => String(value),
	score: ({ value }) => String(value),
	year: ({ value }) => String(value),
	count: number,
	floor: ({ value }, text) => (value === 0 ? text('filters.feature.ground-floor') : String(value)),
	area: ({ value }, _, language) => formatArea(Number(value), language),
	length: withUnit('length'),
	money: ({ value }, _, language) => formatPrice(Number(value), language),
	monthly: ({ value }, text, language) =>
		text('values.monthly', { value: formatPrice(Number(value), language) }),
	percent: withUnit('percent'),
	// Feeds know some days to the month, and others in words alone.
	date: ({ value }, _, language) =>
		(String(value).length > 7 ? formatDate : formatMonth)(String(value), language) || String(value),
	use: withUnit('use'),
	co2: withUnit('co2'),
	yesno: ({ value }, text) => text(value ? 'values.yes' : 'values.no'),
	answer: ({ name, value, code }, text) => {
		const words = text(`values.${name}.${value ? 'yes' : 'no'}`);
		return code ? `${words} (${code})` : words;
	},
	choice: ({ name, value }, text) => text(`values.${name}.${value}`),
	months: ({ value }, text) => text('values.months', { count: Number(value) }),
};

/** A fact's value as people read it, with its unit. */
export function factValue(fact: Fact, text: Text, language: Language): string {
	return WRITE[fact.kind](fact, text, language);
}
