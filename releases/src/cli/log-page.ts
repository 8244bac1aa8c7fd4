import { type Command, InvalidArgumentError } from 'commander';

/** Which part of a log a command shows. */
export interface LogPageOptions {
	limit?: number;
	/** As entries have it */
	since?: string;
	/** Only entries with smaller numbers */
	before?: number;
}

/** Entries that a command shows where nothing else is asked for, and of those since a moment */
const USUAL = 20;
const MOST_SINCE = 1_000;

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

function asCount(text: string): number {
	const count = Number(text);
	if (Number.isInteger(count) && count >= 1 && count <= 10_000_000) return count;
	throw new InvalidArgumentError('Give a whole number from 1.');
}

/** Adds `--limit`, `--since` and `--before`. */
export const withLogPage = (command: Command): Command =>
	command
		.option(
			'--limit <count>',
			`at most so many entries (default: ${USUAL}, with --since ${MOST_SINCE})`,
			asCount,
		)
		.option(
			'--since <time>',
			'only from this day on (2026-11-27), or from a time of it in UTC (2026-11-27T03:00)',
			asMoment,
		)
		.option(
			'--before <number>',
			'only entries with smaller numbers: the next page of a long answer',
			asCount,
		);

export const limitOf = ({ limit, since }: LogPageOptions): number =>
	limit ?? (since === undefined ? USUAL : MOST_SINCE);

/**
 * What is shown of the entries that were read, the newest first, and the number below which there is more of what was asked
 * for; `older`: the number below which there are older ones at all.
 */
export function shownPage<Entry extends { at: string }>(
	read: readonly Entry[],
	older: number | undefined,
	{ since }: LogPageOptions,
): { entries: Entry[]; older: number | undefined } {
	const isAsked = ({ at }: Entry) => since === undefined || at >= since;
	const last = read.at(-1);
	return { entries: read.filter(isAsked), older: last === undefined || isAsked(last) ? older : undefined };
}

/** The line below a list that is not all. */
export const olderLines = (older: number | undefined): string[] =>
	older === undefined ? [] : [`Older ones are not shown: --before ${older} shows them.`];
