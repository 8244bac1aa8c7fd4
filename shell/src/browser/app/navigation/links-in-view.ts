import { savesData } from '../../../frame/saves-data.ts';
import { siteLink } from '../../site-link.ts';

/**
 * Calls back with each link of the page that comes into view, but for those that search engines are not to follow: they
 * lead to forms and variants, which few open; not where the visitor asks to spend little data. Returns an unsubscribe
 * function.
 */
export function linksInView(main: HTMLElement, callback: (url: URL) => void): () => void {
	if (savesData()) return () => {};
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting) continue;
			observer.unobserve(target);
			const url = siteLink(target);
			if (url) callback(url);
		}
	});
	for (const link of main.querySelectorAll('a[href^="/"]:not([rel~="nofollow"])')) observer.observe(link);
	return () => observer.disconnect();
}
