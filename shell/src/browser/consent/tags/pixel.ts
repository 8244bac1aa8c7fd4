import { insertScript } from './insert-script.ts';
import type { Tag } from './tag.ts';

type Command = unknown[];

/** Takes commands until the script is there, which then takes them over. */
interface Fbq {
	(...command: Command): void;
	callMethod?: (...command: Command) => void;
	queue: Command[];
	push: Fbq;
	loaded: boolean;
	version: string;
	/** The site sends each page view itself */
	disablePushState: boolean;
	allowDuplicatePageViews: boolean;
}

declare global {
	interface Window {
		fbq?: Fbq;
		_fbq?: Fbq;
	}
}

function createFbq(): Fbq {
	const take = (...command: Command) => {
		if (fbq.callMethod) fbq.callMethod(...command);
		else fbq.queue.push(command);
	};
	const fbq: Fbq = Object.assign(take, {
		queue: [],
		loaded: true,
		version: '2.0',
		disablePushState: true,
		allowDuplicatePageViews: true,
	}) as unknown as Fbq;
	fbq.push = fbq;
	return fbq;
}

/** Meta pixel. */
export const pixel: Tag = {
	start(id) {
		window.fbq ??= createFbq();
		window._fbq ??= window.fbq;
		window.fbq('consent', 'grant');
		// Only what the site sends: no clicks and form fields that the script picks by itself.
		window.fbq('set', 'autoConfig', false, id);
		window.fbq('init', id);
		insertScript('https://connect.facebook.net/en_US/fbevents.js');
	},
	readsAddressBar: true,
	sendPageView: (id) => window.fbq?.('trackSingle', id, 'PageView'),
	stop: () => window.fbq?.('consent', 'revoke'),
};
