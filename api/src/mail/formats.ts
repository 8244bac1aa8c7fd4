import type { Language } from '@estate/shared-contract';

const localeOf = (language: Language) => `${language}-BE`;

/** English readers see amounts as Dutch-speaking Belgians write them, on the pages and in mails: `€ 349.000`. */
const numberLocaleOf = (language: Language) => localeOf(language === 'en' ? 'nl' : language);

/** A number with Belgian separators. */
export const writeNumber = (value: number, language: Language): string =>
	new Intl.NumberFormat(numberLocaleOf(language)).format(value);

/** An amount in euro, without cents where there are none. */
export function writeEuro(amount: number, language: Language): string {
	return new Intl.NumberFormat(numberLocaleOf(language), {
		style: 'currency',
		currency: 'EUR',
		minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
	}).format(amount);
}

/** Bytes as people read them, to a tenth: `1,2 MB`, `84 kB`. */
export function writeFileSize(bytes: number, language: Language): string {
	const isBig = bytes >= 1_000_000;
	return new Intl.NumberFormat(numberLocaleOf(language), {
		style: 'unit',
		unit: isBig ? 'megabyte' : 'kilobyte',
		maximumFractionDigits: isBig ? 1 : 0,
	}).format(isBig ? bytes / 1_000_000 : Math.max(1, bytes / 1_000));
}

/** A day that exists, YYYY-MM-DD: 31 February does not. */
export const isCalendarDay = (text: string): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(text) && (new Date(`${text}T12:00:00Z`).toJSON()?.startsWith(text) ?? false);

/** A day in words as people say it: French has `1er`, which no platform writes. */
export const withFirstDay = (text: string, language: Language): string =>
	language === 'fr' ? text.replace(/\b1(?=\s)/, '1er') : text;

/** A day such as `2026-12-01`, written out. */
export function writeDay(day: string, language: Language): string {
	const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
	return withFirstDay(format.format(new Date(`${day}T12:00:00Z`)), language);
}

/** A day with the day of its week, and a time: German says "Uhr" after it, which no platform writes. */
function writeMinute(instant: Date, language: Language, timeZone: string): string {
	const format = new Intl.DateTimeFormat(localeOf(language), {
		dateStyle: 'full',
		timeStyle: 'short',
		timeZone,
	});
	const text = withFirstDay(format.format(instant), language);
	return language === 'de' ? `${text}\u00a0Uhr` : text;
}

/** An instant by the clocks of Belgium, with the day of the week. */
export const writeDateTime = (instant: Date, language: Language): string =>
	writeMinute(instant, language, 'Europe/Brussels');

/** A minute by the clocks of Belgium such as `2026-12-01T18:00`. */
export const isLocalMinute = (text: string): boolean =>
	/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isCalendarDay(text.slice(0, 10));

/** The same, written out: it names a wall clock and no instant, so nothing is converted. */
export const writeLocalMinute = (minute: string, language: Language): string =>
	writeMinute(new Date(`${minute}:00Z`), language, 'UTC');

/** An hour by the clocks of Belgium. */
export function writeTime(instant: Date, language: Language): string {
	return new Intl.DateTimeFormat(localeOf(language), {
		timeStyle: 'short',
		timeZone: 'Europe/Brussels',
	}).format(instant);
}

/** A label with what it is of: in French a no-break space stands before the colon. */
export const writeLabelled = (label: string, value: string, language: Language): string =>
	`${label}${language === 'fr' ? '\u00a0' : ''}: ${value}`;
