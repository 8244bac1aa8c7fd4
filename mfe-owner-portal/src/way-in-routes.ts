import type { RemoteConfig } from '@estate/shared-contract';

type Paths = { original: string; nl?: string; fr?: string; de?: string };

/** A page on the way into the portal, besides the log-in itself: for one visitor, never kept, never listed. */
const wayIn = (id: string, slot: string, paths: Paths) => ({
	id,
	pageType: 'login' as const,
	paths,
	slots: [slot],
	breadcrumb: [],
	unprefixed: 'redirect' as const,
	private: true,
	noindex: true,
});

export const WAY_IN_ROUTES: RemoteConfig['routes'] = [
	wayIn('forgotten', 'forgotten', {
		original: '/login/forgotten/',
		nl: '/login/wachtwoord-vergeten/',
		fr: '/login/mot-de-passe-oublie/',
		de: '/login/passwort-vergessen/',
	}),
	wayIn('password', 'choose-password', {
		original: '/login/password/:token/',
		nl: '/login/wachtwoord/:token/',
		fr: '/login/mot-de-passe/:token/',
		de: '/login/passwort/:token/',
	}),
	wayIn('code', 'code', { original: '/login/code/' }),
	wayIn('notifications', 'notifications', {
		original: '/notifications/:token/',
		nl: '/meldingen/:token/',
		de: '/benachrichtigungen/:token/',
	}),
];
