/** A request to close, such as the gesture that goes back on a phone. Not every browser has it. */
interface CloseWatcher {
	onclose: (() => void) | null;
	destroy(): void;
}

/** Calls back when the visitor goes back on a phone, instead of leaving the page. Returns an unsubscribe function. */
export function closesOnBack(close: () => void): () => void {
	const { CloseWatcher } = window as unknown as { CloseWatcher?: new () => CloseWatcher };
	if (!CloseWatcher) return () => {};
	const watcher = new CloseWatcher();
	watcher.onclose = close;
	return () => watcher.destroy();
}
