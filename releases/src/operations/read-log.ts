import type { Channel, ReleaseLogEntry } from '@estate/shared-contract';
import { EVERY_REMOTE } from '../log/restore-state.ts';
import { activeVersion } from '../log/transitions.ts';
import type { ReleaseLog } from '../store/release-store.ts';

export interface LogQuery {
	channel: Channel;
	/** Only what is about this remote */
	remote?: string | undefined;
	/** Only revisions below this one */
	before?: number | undefined;
	limit: number;
}

export interface LogPage {
	/** Newest first */
	entries: ReleaseLogEntry[];
	/** Are there more below the last one? */
	hasOlder: boolean;
}

const AT_ONCE = 200;

function isAbout({ remote, before, after }: ReleaseLogEntry, wanted: string): boolean {
	if (remote !== EVERY_REMOTE) return remote === wanted;
	return activeVersion(before[wanted]) !== activeVersion(after[wanted]);
}

/** A page of a channel's log. */
export async function readLog(
	log: ReleaseLog,
	{ channel, remote, before, limit }: LogQuery,
): Promise<LogPage> {
	const entries: ReleaseLogEntry[] = [];
	let below = before;
	// One more than wanted shows whether there are older ones.
	while (entries.length <= limit) {
		const size = remote === undefined ? limit + 1 : AT_ONCE;
		const some = await log.history(channel, size, below);
		entries.push(...some.filter((entry) => remote === undefined || isAbout(entry, remote)));
		if (some.length < size) break;
		below = some.at(-1)?.revision;
	}
	return { entries: entries.slice(0, limit), hasOlder: entries.length > limit };
}
