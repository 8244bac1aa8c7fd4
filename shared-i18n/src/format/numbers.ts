import type { Language } from '@estate/shared-contract';
import { NUMBER_LOCALES, withPlainSpaces } from './locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
	const key = `${language} ${JSON.stringify(options)}`;
	let format = formats.get(key);
	if (!format) {
		format = new Intl.NumberFormat(NUMBER_LOCALES[language], options);
		formats.set(key, format);
	}
	return format;
}

function isNumber(value: unknown): value is number {
	return typeof value === 'number' && Number.isFinite(value);
}

/**
 * EUR with the euro sign and Belgian separators: `€ 349.000`; cents only where there are some.
 * Gives `NaN` for something that is no number (website.md §8); no view shows that: see `Price` (decisions 23).
 */
export function formatPrice(value: number | null | undefined, language: Language): string {
	if (!isNumber(value)) return 'NaN';
	const digits = Number.isInteger(value) ? 0 : 2;
	return withPlainSpaces(
		formatOf(language, {
			style: 'currency',
			currency: 'EUR',
			minimumFractionDigits: digits,
			maximumFractionDigits: digits,
		}).format(value),
	);
}

/** EUR in short, three figures at most, for where there is little room: `€ 349K`, `€ 1,25 mln.` */
export function formatShortPrice(value: number, language: Language): string {
	return withPlainSpaces(
		formatOf(language, {
			style: 'currency',
			currency: 'EUR',
			notation: 'compact',
			maximumSignificantDigits: 3,
		}).format(value),
	);
}

/** A number with Belgian separators and at most `digits` decimals (2 by default); '' for something that is no number. */
export function formatNumber(value: number | null | undefined, language: Language, digits = 2): string {
	if (!isNumber(value)) return '';
	return withPlainSpaces(formatOf(language, { maximumFractionDigits: digits }).format(value));
}

/** Square metres, rounded to whole ones: `1.250 m²`; '' for something that is no number. */
export function formatArea(value: number | null | undefined, language: Language): string {
	const number = formatNumber(value, language, 0);
	return number && `${number}\u00a0m²`;
}
