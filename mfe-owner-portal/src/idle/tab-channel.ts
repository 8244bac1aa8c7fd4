import type { SessionClock } from '@estate/shared-contract';

/** What tabs of one owner send each other: the session lasts so long from now, look whether it still does, or the owner has logged out. */
export type TabMessage = SessionClock | 'look' | 'out';

/** A tab among the owner's others, which does not receive its own messages. */
export interface TabChannel {
	post(message: TabMessage): void;
	close(): void;
}

const NAME = 'owner-session';

/** Joins the other tabs. A browser without the channel has each tab on its own. */
export function joinTabs(listener: (message: TabMessage) => void = () => {}): TabChannel {
	if (!('BroadcastChannel' in globalThis)) return { post() {}, close() {} };
	const channel = new BroadcastChannel(NAME);
	channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
	return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Sends the owner's other tabs one message. */
export function postToOtherTabs(message: TabMessage): void {
	const tabs = joinTabs();
	tabs.post(message);
	tabs.close();
}
