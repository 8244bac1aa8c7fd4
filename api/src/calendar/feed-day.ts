import { belgianDay } from '@estate/shared-contract';
import { isCalendarDay } from '../mail/formats.ts';

/** `2034-03-12`, `2034-3`, `2034-03-12T10:00:00Z`, `2034-03-12 00:00:00` */
const ISO = /^(?<year>\d{4})-(?<month>\d\d?)(?:-(?<day>\d\d?)(?:[T ]\d\d:\d\d\S*)?)?$/;
/** `12/03/2034`, `1.3.2034`, `03-2034`: the day comes before the month, as everywhere in Belgium. */
const BELGIAN = /^(?:(?<day>\d\d?)[/.-])?(?<month>\d\d?)[/.-](?<year>\d{4})$/;

const OFFSET = /T.*(?:Z|[+-]\d\d:?\d\d)$/;

const partsOf = (text: string) => (ISO.exec(text.trim()) ?? BELGIAN.exec(text.trim()))?.groups;

/** Does it name a day or a month in numbers? There need be no such day: `2026-02-30`, `0000-00-00`. */
const isInNumbers = (text: string): boolean => partsOf(text) !== undefined;

/**
 * The day (YYYY-MM-DD) or the month (YYYY-MM) that a feed names in numbers, in the order of ISO 8601 or of Belgium; of an
 * instant its day in Belgium. Undefined for words, and for a day that no calendar has.
 */
export function feedDate(text: string): string | undefined {
	const { year = '', month = '', day } = partsOf(text) ?? {};
	const iso = [year, month.padStart(2, '0'), day?.padStart(2, '0') ?? '01'].join('-');
	// Years before 1000 stand for none, and databases count none before 1.
	if (!isCalendarDay(iso) || year < '1000') return undefined;
	if (day === undefined) return iso.slice(0, 7);
	const instant = OFFSET.test(text.trim()) ? new Date(text.trim()) : undefined;
	return instant && !Number.isNaN(instant.getTime()) ? belgianDay(instant) : iso;
}

/**
 * What visitors read of a date of the feed: ISO 8601 where it names a day or a month, else its words as they are; undefined
 * where it names in numbers what no calendar has.
 */
export const shownDate = (text: string): string | undefined =>
	feedDate(text) ?? (isInNumbers(text) ? undefined : text);

/** The day that a feed names in numbers, YYYY-MM-DD; undefined where it names none, or only a month. */
export function feedDay(text: string | undefined): string | undefined {
	const date = feedDate(text ?? '');
	return date?.length === 'YYYY-MM-DD'.length ? date : undefined;
}
