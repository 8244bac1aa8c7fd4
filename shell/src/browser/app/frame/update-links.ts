import { currentOf } from '../../../frame/header/link-current.ts';
import type { LoadedPage } from '../page/loaded-page.ts';

/** Links of the frame that depend on the page: the switcher leads to the same page, the menu marks where the visitor is. */
export function updateLinks({ addresses, location: { pathname, search } }: LoadedPage): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
		const language = link.dataset.language as keyof typeof addresses.byLanguage;
		link.setAttribute('href', (addresses.byLanguage[language] ?? `/${language}/`) + search);
	}
	for (const link of document.querySelectorAll<HTMLAnchorElement>(
		'header nav a[href^="/"]:not([data-language])',
	)) {
		const current = currentOf(new URL(link.href).pathname, pathname);
		if (current) link.setAttribute('aria-current', current);
		else link.removeAttribute('aria-current');
	}
}
