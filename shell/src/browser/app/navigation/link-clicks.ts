import { isSamePage, savesData, siteLink } from '../../site-link.ts';
import type { Navigation } from './navigation.ts';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link of the switcher leads to a document in another language: frame and all. */
const isLanguageLink = (target: EventTarget | null) =>
	target instanceof Element && target.closest('a[data-language]') !== null;

/** Follows links of frame and slots without a new document, and fetches ahead what is pointed at. */
export function followLinks({ navigate, prefetch }: Navigation): void {
	document.addEventListener('click', (event) => {
		if (event.defaultPrevented || !isPlain(event) || isLanguageLink(event.target)) return;
		const url = siteLink(event.target);
		if (!url || isSamePage(url)) return;
		event.preventDefault();
		navigate(url.pathname + url.search + url.hash);
	});

	function ahead({ target }: Event): void {
		if (savesData() || isLanguageLink(target)) return;
		const url = siteLink(target);
		if (url && !isSamePage(url) && url.href !== location.href) prefetch(url.pathname + url.search);
	}
	for (const name of ['pointerover', 'touchstart', 'focusin'])
		document.addEventListener(name, ahead, { passive: true });
}
