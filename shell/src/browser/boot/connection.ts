import { isPlainClick, isSamePage, siteLink } from '../site-link.ts';
import { tellOffline } from '../tell-offline.ts';

function hold(event: Event): void {
	event.preventDefault();
	tellOffline('held');
}

/**
 * Tells of a lost connection, and keeps the page that is there: a link or form that nobody has taken would lead to the
 * browser's own error page. On `window`, so that the application, which holds pages in memory, goes first.
 */
export function watchConnection(): void {
	if (!navigator.onLine) tellOffline('notice');
	addEventListener('offline', () => tellOffline('notice'));
	addEventListener('online', () => tellOffline(''));
	document.querySelector('#offline button')?.addEventListener('click', () => tellOffline(''));
	addEventListener('click', (event) => {
		if (navigator.onLine || event.defaultPrevented || !isPlainClick(event)) return;
		const url = siteLink(event.target);
		if (url && !isSamePage(url)) hold(event);
	});
	addEventListener('submit', (event) => {
		if (!navigator.onLine && !event.defaultPrevented) hold(event);
	});
}
