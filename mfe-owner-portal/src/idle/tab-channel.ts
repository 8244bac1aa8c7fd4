import type { SessionClock } from '@estate/shared-contract';

/** What tabs of one owner tell each other: the session lasts so long from now, or look whether it still does. */
export type TabMessage = SessionClock | 'look';

/** A tab among the owner's others. It does not hear itself. */
export interface TabChannel {
	tell(message: TabMessage): void;
	close(): void;
}

const NAME = 'owner-session';

/** Joins the other tabs. A browser without the channel has each tab on its own. */
export function joinTabs(listener: (message: TabMessage) => void = () => {}): TabChannel {
	if (!('BroadcastChannel' in globalThis)) return { tell() {}, close() {} };
	const channel = new BroadcastChannel(NAME);
	channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
	return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}

/** Tells the owner's other tabs something, once. */
export function postToOtherTabs(message: TabMessage): void {
	const tabs = joinTabs();
	tabs.tell(message);
	tabs.close();
}
