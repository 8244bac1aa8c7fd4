import { ReleaseError } from '../release-error.ts';
import type { ChannelRevision, WatchOptions } from './release-store.ts';

/** A log as its follower sees it. */
export interface FollowedLog {
	/** The newest revision, given the one that was seen last; undefined when that one is still the newest */
	look(seen: ChannelRevision | undefined): Promise<ChannelRevision | undefined>;
	/** Of changes at once, where the store has such. Asked to listen before every look */
	events?: { listen(onChange: () => void): void; stop(): void };
}

const isSame = (current: ChannelRevision, seen: ChannelRevision | undefined) =>
	current.revision === seen?.revision && current.finding === seen.finding;

const shorter = (revision: number, highest: number) =>
	new ReleaseError(
		'bad-store',
		`The release log ends at revision ${revision}, though revision ${highest} was there: this is another store, or one that lost entries. Bring the former one back; after a restore from a backup, start the servers again.`,
	);

/**
 * Follows a log: by the store's own events, and by looking every so many milliseconds, since events can be missed. One
 * look at a time. After a failure the listener is called with the next state that can be read, whether it is new or not.
 */
export function followLog(
	log: FollowedLog,
	listener: (current: ChannelRevision) => void,
	{ intervalMs, onError = () => {} }: WatchOptions & { intervalMs: number },
): () => void {
	let seen: ChannelRevision | undefined;
	/** Highest revision that was seen: a log never gets shorter */
	let highest = 0;
	let stopped = false;
	let looking = false;
	let again = false;

	async function look(): Promise<void> {
		again = looking;
		if (looking) return;
		looking = true;
		try {
			do {
				again = false;
				const current = await log.look(seen);
				if (stopped || !current || isSame(current, seen)) continue;
				if (current.revision < highest) throw shorter(current.revision, highest);
				// What is left of an entry that was cut short may be taken away.
				if (!current.finding) highest = current.revision;
				seen = current;
				listener(current);
			} while (again);
		} catch (error) {
			seen = undefined;
			if (!stopped) onError(error);
		} finally {
			looking = false;
		}
	}

	function turn(): void {
		log.events?.listen(() => void look());
		void look();
	}

	turn();
	const timer = setInterval(turn, intervalMs);
	timer.unref();
	return () => {
		stopped = true;
		clearInterval(timer);
		log.events?.stop();
	};
}
