const HOUR_MS = 3_600_000;
/** Refusals of one identity in an hour that are written one by one; more push all else out of sight, and fill the store. */
const MOST_WRITTEN = 20;

/** What an entry says that stands for more of its kind */
export const MANY_REFUSALS = 'forbidden; more refusals of this hour are not written';

const refusals = new Map<string, { sinceMs: number; count: number }>();

/**
 * What the audit log is to say of one more refusal of an identity of the access list, counted by this process; undefined where
 * it has said enough.
 */
export function refusalDetail(identity: string, nowMs = Date.now()): string | undefined {
	const known = refusals.get(identity);
	const current = known && nowMs - known.sinceMs < HOUR_MS ? known : { sinceMs: nowMs, count: 0 };
	current.count += 1;
	refusals.set(identity, current);
	if (current.count > MOST_WRITTEN) return undefined;
	return current.count === MOST_WRITTEN ? MANY_REFUSALS : 'forbidden';
}
