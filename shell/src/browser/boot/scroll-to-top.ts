/** Length of the way up, in milliseconds (website.md §9 "Scroll") */
const DURATION_MS = 500;

/** Scrolls to the top in 500 ms, at once under reduced motion; a visitor who scrolls meanwhile takes over. */
export function scrollToTop(): void {
	const from = scrollY;
	const start = performance.now();
	let isStopped = matchMedia('(prefers-reduced-motion: reduce)').matches;
	if (isStopped) scrollTo(0, 0);
	const stop = () => {
		isStopped = true;
	};
	for (const name of ['wheel', 'touchstart', 'keydown'])
		addEventListener(name, stop, { once: true, passive: true });
	function step(now: number): void {
		if (isStopped) return;
		const left = Math.max(0, 1 - (now - start) / DURATION_MS);
		scrollTo(0, from * left ** 3);
		if (left > 0) requestAnimationFrame(step);
	}
	requestAnimationFrame(step);
}
