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
	// A day that its month does not have would be one of the next.
	if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text.slice(0, 10))
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

/** `--before`: the page of a log that comes after one that was shown. */
export const beforeOption = () =>
	new Option(
		'--before <number>',
		'only entries with smaller numbers: the next page of a long answer',
	).argParser(asCount);

export function asCount(text: string): number {
	const count = Number(text);
	if (Number.isInteger(count) && count >= 1 && count <= 10_000_000) return count;
	throw new InvalidArgumentError('Give a whole number from 1.');
}

/** The number below which there is more of what was asked for; undefined where all of it is shown. */
export const olderThan = (
	older: number | undefined,
	{ entries, since }: { entries: readonly { at: string }[]; since: string | undefined },
): number | undefined => {
	const last = entries.at(-1)?.at;
	return since === undefined || last === undefined || last >= since ? older : undefined;
};

/** The line below a list that is not all. */
export const olderLines = (older: number | undefined): string[] =>
	older === undefined ? [] : [`Older ones are not shown: --before ${older} shows them.`];

/** Those from the moment on; all without one. */
export const fromThenOn = <Entry extends { at: string }>(
	entries: readonly Entry[],
	since: string | undefined,
): Entry[] => entries.filter(({ at }) => since === undefined || at >= since);
