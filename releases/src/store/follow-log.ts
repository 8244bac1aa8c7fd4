import type { ChannelRevision, WatchOptions } from './release-store.ts';

/** A log as its follower sees it. */
export interface FollowedLog {
	/** The newest revision, given the one that was seen last; undefined when that one is still the newest */
	look(seen: ChannelRevision | undefined): Promise<ChannelRevision | undefined>;
	/** Of changes at once, where the store has such. Asked to listen before every look */
	events?: { listen(onChange: () => void): void; stop(): void };
}

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
				if (stopped || !current || current.revision === seen?.revision) continue;
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
