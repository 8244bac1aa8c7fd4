import { showOffline } from '../show-offline.ts';
import { isPlainClick, isSamePage, siteLink } from '../site-link.ts';

function hold(event: Event): void {
	event.preventDefault();
	showOffline('held');
}

/**
 * Says that the connection is lost, and keeps the page that is there: a link or form that no script has taken would lead to the
 * browser's own error page. On `window`, so that the application, which holds pages in memory, goes first.
 */
export function watchConnection(): void {
	if (!navigator.onLine) showOffline('lost');
	addEventListener('offline', () => showOffline('lost'));
	addEventListener('online', () => showOffline(''));
	document.querySelector('#offline button')?.addEventListener('click', () => showOffline(''));
	addEventListener('click', (event) => {
		if (navigator.onLine || event.defaultPrevented || !isPlainClick(event)) return;
		const url = siteLink(event.target);
		if (url && !isSamePage(url)) hold(event);
	});
	addEventListener('submit', (event) => {
		if (!navigator.onLine && !event.defaultPrevented) hold(event);
	});
}
