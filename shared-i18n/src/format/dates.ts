import type { Language } from '@estate/shared-contract';
import { DATE_LOCALES, withPlainSpaces } from './locale.ts';

/** Dates are written as the clock stands in Belgium, wherever server and reader are. */
const TIME_ZONE = 'Europe/Brussels';
const formats = new Map<string, Intl.DateTimeFormat>();

/** ISO 8601: a month, a day, or a day with a time. Platforms read far more, each as it likes: `3/12/2034`, `spring 2027`. */
const ISO = /^\d{4}-\d\d(-\d\d)?(T|$)/;

function format(value: string | number | Date, locale: string, options: Intl.DateTimeFormatOptions): string {
	const date = new Date(typeof value !== 'string' || ISO.test(value) ? value : '');
	if (Number.isNaN(date.getTime())) return '';
	const key = `${locale} ${JSON.stringify(options)}`;
	let formatter = formats.get(key);
	if (!formatter) {
		formatter = new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options });
		formats.set(key, formatter);
	}
	const text = withPlainSpaces(formatter.format(date));
	// French says `1er`, which no platform writes.
	return locale === DATE_LOCALES.fr ? text.replace(/\b1(?=\s)/, '1er') : text;
}

/** `3 maart 2026`; '' for something that is no date. Takes ISO 8601, a Date or milliseconds. */
export function formatDate(value: string | number | Date, language: Language): string {
	return format(value, DATE_LOCALES[language], { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `3 mrt.`, for the axis of a chart; '' for something that is no date. */
export function formatDayMonth(value: string | number | Date, language: Language): string {
	return format(value, DATE_LOCALES[language], { day: 'numeric', month: 'short' });
}

/** `maart 2026`, for a delivery month such as `2026-03`; '' for something that is no date. */
export function formatMonth(value: string | number | Date, language: Language): string {
	return format(value, DATE_LOCALES[language], { month: 'long', year: 'numeric' });
}

/** `zaterdag 5 december`; '' for something that is no date. */
export function formatWeekday(value: string | number | Date, language: Language): string {
	return format(value, DATE_LOCALES[language], { weekday: 'long', day: 'numeric', month: 'long' });
}

/** `14:30` on the 24-hour clock, in every language; '' for something that is no date. */
export function formatTime(value: string | number | Date): string {
	return format(value, 'en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** `3 maart 2026, 14:30`; '' for something that is no date. */
export function formatDateTime(value: string | number | Date, language: Language): string {
	const date = formatDate(value, language);
	return date && `${date}, ${formatTime(value)}`;
}
