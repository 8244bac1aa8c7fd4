import type { z } from 'zod';
import { type FeedItem, feedItemSchema } from './feed/feed-item.schema.ts';
import { type FeedLine, LONGEST_FEED_LINE } from './feed-line.ts';
import type { Refusal } from './import-report.ts';
import { withoutControls } from './without-controls.ts';

/** Of what stands where an id should, only these are named: a list of lists, or an object with a `toString`, cannot be. */
const named = (value: unknown): string | undefined =>
	typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** Name of an item for people: `property 12`; of anything that is no item: `?`. */
export function itemName(value: unknown): string {
	if (typeof value !== 'object' || value === null) return '?';
	const { kind, ID, id, Name, Zip } = value as Record<string, unknown>;
	const key =
		named(ID ?? id) ?? (typeof Name === 'string' ? `${Name} ${named(Zip) ?? ''}`.trim() : undefined);
	return [typeof kind === 'string' ? kind : '?', key].filter((part) => part !== undefined).join(' ');
}

/** The most specific issue: unions answer with the issues of each choice. */
function flatten(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
	return issues.flatMap((issue) =>
		issue.code === 'invalid_union' && issue.errors[0]?.length
			? flatten(issue.errors[0].map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })))
			: [issue],
	);
}

/** Reads a line of the feed: the item and the fields of it that nobody knows, or why it is none. `id` is what could be read of its ID. */
export function parseItem({
	number,
	text,
}: FeedLine): { item: FeedItem; unknown: string[] } | { refusals: Refusal[]; kind?: string; id?: unknown } {
	const unreadable = (message: string) => ({ refusals: [{ line: number, item: '?', path: '', message }] });
	if (text === undefined)
		return unreadable(
			`This line has more than ${LONGEST_FEED_LINE} characters. Shorten its texts, and name files instead of writing them into it.`,
		);
	let value: unknown;
	try {
		value = withoutControls(text);
	} catch (error) {
		return unreadable(`This line is no JSON: ${(error as Error).message}`);
	}
	const result = feedItemSchema.safeParse(value);
	if (result.success) {
		const item = result.data;
		return { item, unknown: Object.keys(value as object).filter((name) => !Object.hasOwn(item, name)) };
	}
	const { kind, ID } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
	return {
		refusals: flatten(result.error.issues).map((issue) => ({
			line: number,
			item: itemName(value),
			path: issue.path.join('.'),
			message: issue.message,
		})),
		...(typeof kind === 'string' ? { kind } : {}),
		id: ID,
	};
}
