/** Time between two messages of a document to one address: no need to know earlier, and many may share an address */
const REST_MS = 15_000;

/**
 * Sends to an address of the site what gathers in a document: the first time so long after something waits, later no
 * sooner than 15 s after the time before, and at once when the page is left. `take` gives what waits, which then waits
 * no more; undefined: nothing does. Returns what to call when something waits.
 */
export function gatherBeacons(address: string, gatherMs: number, take: () => object | undefined): () => void {
	let timer: number | undefined;
	let restsUntil = 0;
	function send(): void {
		clearTimeout(timer);
		timer = undefined;
		const message = take();
		if (!message) return;
		restsUntil = performance.now() + REST_MS;
		navigator.sendBeacon?.(address, JSON.stringify(message));
	}
	// Not while it is captured: what is known only when the page is left has been added by then.
	addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
	addEventListener('pagehide', send);
	return () => {
		timer ??= window.setTimeout(send, Math.max(gatherMs, restsUntil - performance.now()));
	};
}
