import { scrollToTop } from './scroll-to-top.ts';

/** Pixels after which the header turns fixed (website.md §4 "Header") */
const HEADER_FIXED_AFTER_PX = 30;
/** Pixels from which the link to the top is shown, and how often that is looked at (website.md §9 "Scroll") */
const BACK_TO_TOP_FROM_PX = 10;
const THROTTLE_MS = 100;

/** Marks on `<html>` that the style sheets follow: `data-scrolled` and `data-below-top`. */
export function watchScroll(): void {
	const root = document.documentElement;
	let isWaiting = false;
	const markHeader = () => root.toggleAttribute('data-scrolled', scrollY > HEADER_FIXED_AFTER_PX);
	function markBelowTop(): void {
		isWaiting = false;
		root.toggleAttribute('data-below-top', scrollY >= BACK_TO_TOP_FROM_PX);
	}
	addEventListener(
		'scroll',
		() => {
			markHeader();
			if (isWaiting) return;
			isWaiting = true;
			setTimeout(markBelowTop, THROTTLE_MS);
		},
		{ passive: true },
	);
	markHeader();
	markBelowTop();
	document.getElementById('back-to-top')?.addEventListener('click', (event) => {
		event.preventDefault();
		scrollToTop();
		// The link goes out of sight: the next Tab starts from the page's own start.
		document.getElementById('main')?.focus({ preventScroll: true });
	});
}
