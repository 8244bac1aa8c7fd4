import { overPage } from './over-page.ts';

/** A request to close, such as the gesture that goes back on an Android phone. Not every browser has it. */
interface CloseWatcher {
	onclose: (() => void) | null;
	destroy(): void;
}

/** Of a history entry that stands for what lies over a page: how many lie over each other, this one included */
const depthOf = (state: unknown): number => (state as { over?: number } | null)?.over ?? 0;

/** Of all that lies over the page: end what listens for Back */
const listening = new Set<AbortController>();
let isTakenOver = false;

overPage.leave = () => {
	if (depthOf(history.state) === 0) return false;
	for (const each of listening) each.abort();
	listening.clear();
	isTakenOver = true;
	return true;
};

overPage.left = () => {
	isTakenOver = false;
};

/** Was a link pressed just now? Going back would call off the document that it leads to. */
let isFollowing = false;
addEventListener(
	'click',
	({ target }) => {
		isFollowing = target instanceof Element && target.closest('a[href]') !== null;
	},
	{ capture: true },
);

/** Goes back to the page's own entry, of which nobody need hear: the page has not changed. */
function dropEntry(): void {
	addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
	history.back();
}

/** An entry of its own, the same address again: Back leads from it to the page that is shown already. */
function coverEntry(close: () => void): () => void {
	const { href } = location;
	const before = history.state as { idx?: number } | null;
	const depth = depthOf(before) + 1;
	history.pushState({ ...before, idx: (before?.idx ?? 0) + 1, over: depth }, '');
	const own = new AbortController();
	listening.add(own);
	const isOnTop = () => depthOf(history.state) === depth && location.href === href;

	function stop(): void {
		own.abort();
		listening.delete(own);
	}

	function onPop(event: PopStateEvent): void {
		// A place on the page was followed, or what lies over this one went back to it.
		if (location.href !== href || depthOf(event.state) >= depth) return;
		event.stopImmediatePropagation();
		stop();
		close();
	}

	addEventListener('popstate', onPop, { capture: true, signal: own.signal });
	return () => {
		if (own.signal.aborted) return;
		stop();
		// What closes it may go elsewhere with the next line.
		setTimeout(() => {
			if (isOnTop() && !isTakenOver && !isFollowing) dropEntry();
		});
	};
}

/** Calls back when the visitor goes back, instead of leaving the page. Returns an unsubscribe function. */
export function closesOnBack(close: () => void): () => void {
	const { CloseWatcher } = window as unknown as { CloseWatcher?: new () => CloseWatcher };
	if (!CloseWatcher) return coverEntry(close);
	const watcher = new CloseWatcher();
	watcher.onclose = close;
	return () => watcher.destroy();
}
