const IDLE_AFTER_MS = 4_000;

/** Calls back when the document is loaded and the browser has nothing better to do, at the latest 4 s after. */
export function whenIdle(callback: () => void): void {
	const wait = () =>
		'requestIdleCallback' in window
			? requestIdleCallback(callback, { timeout: IDLE_AFTER_MS })
			: setTimeout(callback, IDLE_AFTER_MS);
	if (document.readyState === 'complete') wait();
	else addEventListener('load', wait, { once: true });
}
