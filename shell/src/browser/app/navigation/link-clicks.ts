import { savesData } from '../../../frame/saves-data.ts';
import { isPlainClick, isSamePage, siteLink } from '../../site-link.ts';
import type { Navigation } from './navigation.ts';

/** A link of the switcher leads to a document in another language: frame and all. */
const isLanguageLink = (target: EventTarget | null) =>
	target instanceof Element && target.closest('a[data-language]') !== null;

/** Follows links of frame and slots without a new document, and fetches ahead what is pointed at. */
export function followLinks({ navigate, prefetch }: Navigation): void {
	document.addEventListener('click', (event) => {
		if (event.defaultPrevented || !isPlainClick(event) || isLanguageLink(event.target)) return;
		const url = siteLink(event.target);
		if (!url || isSamePage(url)) return;
		event.preventDefault();
		// As in a document, the page that is shown already takes no second place in the history.
		navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href });
	});

	// A page that comes up under a resting pointer is not pointed at.
	let isPointing = false;
	const rest = () => {
		isPointing = false;
	};
	document.addEventListener('click', rest, { passive: true });
	addEventListener('popstate', rest);

	function ahead({ target }: Event): void {
		if (savesData() || isLanguageLink(target)) return;
		const url = siteLink(target);
		if (url && !isSamePage(url) && url.href !== location.href) prefetch(url.pathname + url.search);
	}
	document.addEventListener('pointerover', (event) => isPointing && ahead(event), { passive: true });
	document.addEventListener(
		'pointermove',
		(event) => {
			if (isPointing) return;
			isPointing = true;
			ahead(event);
		},
		{ passive: true },
	);
	for (const name of ['touchstart', 'focusin']) document.addEventListener(name, ahead, { passive: true });
}
