const IDLE_AFTER_MS = 4_000;

/** Calls back when the document is loaded, with all that it shows at first. */
export function whenLoaded(callback: () => void): void {
	if (document.readyState === 'complete') callback();
	else addEventListener('load', callback, { once: true });
}

/** Calls back when the document is loaded and the browser has nothing better to do, at the latest 4 s after. */
export function whenIdle(callback: () => void): void {
	whenLoaded(() =>
		'requestIdleCallback' in window
			? requestIdleCallback(callback, { timeout: IDLE_AFTER_MS })
			: setTimeout(callback, IDLE_AFTER_MS),
	);
}
