import { InvalidArgumentError, Option } from 'commander';

/** Entries that a command shows where nothing else is asked for */
export const USUAL = 20;
/** … and of those since a moment */
export const MOST_SINCE = 1_000;

export const usualLimit = (since: string | undefined): number => (since === undefined ? USUAL : MOST_SINCE);

/** A day, or a moment of one, of UTC as the logs are. */
const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/;

/** The moment as entries of a log have it. */
function asMoment(text: string): string {
	const time = MOMENT.test(text) ? Date.parse(text.length > 10 ? `${text}Z` : text) : Number.NaN;
	if (Number.isNaN(time))
		throw new InvalidArgumentError(
			'Give a day, such as 2026-11-27, or a time of it in UTC: 2026-11-27T03:00.',
		);
	return new Date(time).toISOString();
}

/** `--since`: entries of a log from a moment on. */
export const sinceOption = () =>
	new Option(
		'--since <time>',
		'only from this day on (2026-11-27), or from a time of it in UTC (2026-11-27T03:00)',
	).argParser(asMoment);

/** Those from the moment on; all without one. */
export const fromThenOn = <Entry extends { at: string }>(
	entries: readonly Entry[],
	since: string | undefined,
): Entry[] => entries.filter(({ at }) => since === undefined || at >= since);
