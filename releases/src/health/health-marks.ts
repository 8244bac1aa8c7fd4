import type { Channel } from '@estate/shared-contract';
import type { StoreRecords } from '../store/store-records.ts';

/** Who looked at a version in a browser, and who alerted, once in each window of it */
const KINDS = ['looks', 'alerts'] as const;
export type HealthMark = (typeof KINDS)[number];

/** Far longer than the longest window, after which nobody asks for its marks; server clocks may differ */
const KEPT_MS = 86_400_000;

/** Name of a mark within its kind; `since`: when the window began, in milliseconds since 1970. */
export const markName = (channel: Channel, remote: string, version: string, since: number): string =>
	`${channel}.${remote}.${version}.${since}`.replace(/[^\w.-]/g, '-');

/** Of what is no mark: never, so it is kept. */
const sinceOf = (name: string) => Number(/\.(\d+)$/.exec(name)?.[1] ?? Number.POSITIVE_INFINITY);

/** Removes the marks of windows that were over long ago. */
export async function removeOldMarks(records: StoreRecords, now = Date.now()): Promise<void> {
	for (const kind of KINDS)
		for (const name of await records.list(kind))
			if (sinceOf(name) + KEPT_MS < now) await records.remove(name);
}
