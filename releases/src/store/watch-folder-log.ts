import { type FSWatcher, mkdirSync, watch } from 'node:fs';
import type { Channel } from '@estate/shared-contract';
import type { FolderLog } from './folder-log.ts';
import type { ChannelRevision, WatchOptions } from './release-store.ts';

/** Follows a channel's log: by the file system's notices, and by looking now and then, since notices can be missed. */
export function watchFolderLog(
	log: FolderLog,
	channel: Channel,
	listener: (current: ChannelRevision) => void,
	{ interval = 400, onError = () => {} }: WatchOptions,
): () => void {
	let seen = -1;
	let stopped = false;
	let looking = false;
	let again = false;
	let notices: FSWatcher | undefined;

	async function look(): Promise<void> {
		if (looking) {
			again = true;
			return;
		}
		looking = true;
		try {
			do {
				again = false;
				const newest = (await log.revisions(channel)).at(-1) ?? 0;
				if (newest === seen) continue;
				const current = await log.newest(channel);
				if (stopped || current.revision === seen) continue;
				seen = current.revision;
				listener(current);
			} while (again);
		} catch (error) {
			if (!stopped) onError(error);
		} finally {
			looking = false;
		}
	}

	function listen(): void {
		if (notices || stopped) return;
		try {
			mkdirSync(log.folder(channel), { recursive: true });
			notices = watch(log.folder(channel), { persistent: false }, () => void look());
			notices.on('error', () => {
				notices?.close();
				notices = undefined;
			});
		} catch {
			// No notices here (limits, network file systems): looking now and then is enough.
		}
	}

	listen();
	void look();
	const timer = setInterval(() => {
		listen();
		void look();
	}, interval);
	timer.unref();
	return () => {
		stopped = true;
		clearInterval(timer);
		notices?.close();
	};
}
