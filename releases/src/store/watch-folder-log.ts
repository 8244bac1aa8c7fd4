import { type FSWatcher, mkdirSync, watch } from 'node:fs';
import type { Channel } from '@estate/shared-contract';
import type { FolderLog } from './folder-log.ts';
import { type FollowedLog, followLog } from './follow-log.ts';
import type { ChannelRevision, WatchOptions } from './release-store.ts';

/** Follows a channel's log by the file system's notices, and by looking now and then. */
export function watchFolderLog(
	log: FolderLog,
	channel: Channel,
	listener: (current: ChannelRevision) => void,
	{ interval = 400, ...options }: WatchOptions,
): () => void {
	let notices: FSWatcher | undefined;
	const followed: FollowedLog = {
		async look(seen) {
			const newest = (await log.revisions(channel)).at(-1) ?? 0;
			return newest === seen?.revision ? undefined : log.newest(channel);
		},
		listen(tell) {
			if (notices) return;
			try {
				mkdirSync(log.folder(channel), { recursive: true });
				notices = watch(log.folder(channel), { persistent: false }, tell);
				notices.on('error', () => {
					notices?.close();
					notices = undefined;
				});
			} catch {
				// No notices here (limits, network file systems): looking now and then is enough.
			}
		},
		stop: () => notices?.close(),
	};
	return followLog(followed, listener, { ...options, interval });
}
