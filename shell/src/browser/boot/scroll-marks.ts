/** Pixels after which the header turns fixed (website.md §4 "Header") */
const HEADER_FIXED_AFTER = 30;
/** Pixels from which the link to the top is shown (website.md §9) */
const BACK_TO_TOP_FROM = 10;
const THROTTLE_MS = 100;

/** Marks on `<html>` that the style sheets follow: `data-scrolled` and `data-below-top`. */
export function watchScroll(): void {
	const root = document.documentElement;
	let wait: number | undefined;
	function mark(): void {
		wait = undefined;
		root.toggleAttribute('data-scrolled', scrollY > HEADER_FIXED_AFTER);
		root.toggleAttribute('data-below-top', scrollY >= BACK_TO_TOP_FROM);
	}
	addEventListener('scroll', () => (wait ??= window.setTimeout(mark, THROTTLE_MS)), { passive: true });
	mark();
	document.getElementById('back-to-top')?.addEventListener('click', (event) => {
		event.preventDefault();
		const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
		scrollTo({ top: 0, behavior });
		document.getElementById('main')?.focus({ preventScroll: true });
	});
}
