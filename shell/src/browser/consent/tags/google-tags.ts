import { gtag, push } from './data-layer.ts';
import { insertScript } from './insert-script.ts';
import type { PageViewed, Tag } from './tag.ts';

const HOST = 'https://www.googletagmanager.com';
let isLoaded = false;

/** One script serves analytics and ads; each id is configured in it. */
function configure(id: string): void {
	if (!isLoaded) {
		isLoaded = true;
		gtag('js', new Date());
		insertScript(`${HOST}/gtag/js?id=${id}`);
	}
	// The site sends each page view itself, one per page.
	gtag('config', id, { send_page_view: false });
}

const parameters = ({ title, location, referrer }: PageViewed) => ({
	page_title: title,
	page_location: location,
	page_referrer: referrer,
});

/** Google Analytics 4 and Google Ads. */
export const googleTag: Tag = {
	start: configure,
	sendPageView: (id, page) => gtag('event', 'page_view', { ...parameters(page), send_to: id }),
	stop: (id) => Object.assign(window, { [`ga-disable-${id}`]: true }),
};

/** Google Tag Manager; its triggers listen for the event `page_view`. */
export const tagManager: Tag = {
	start(id) {
		push({ 'gtm.start': Date.now(), event: 'gtm.js' });
		insertScript(`${HOST}/gtm.js?id=${id}`);
	},
	sendPageView: (_, page) => push({ event: 'page_view', ...parameters(page) }),
	stop() {},
};
