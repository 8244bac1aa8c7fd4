import type { SiteConfiguration } from '@estate/shared-contract';

const COLOUR = /^#[\da-f]{6}$/i;

/** Widths in pixels of the icons for home screens: of Apple's, and of the manifest's largest. */
export const TOUCH_ICON_SIZES = { apple: 180, large: 512 } as const;
export const TOUCH_ICON_PATH = '/apple-touch-icon.png';
export const LARGE_ICON_PATH = '/icon-512.png';
export const MANIFEST_PATH = '/site.webmanifest';

/** Name, colours and icons of the site for who keeps it on a home screen. It opens in the browser, as a site does. */
export function webManifest({
	name,
	defaultLanguage,
	appBarColors,
}: Pick<SiteConfiguration, 'name' | 'defaultLanguage' | 'appBarColors'>): string {
	const paper = COLOUR.test(appBarColors.paper) ? appBarColors.paper : '#ffffff';
	const png = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' });
	return JSON.stringify({
		name,
		short_name: name,
		lang: defaultLanguage,
		start_url: '/',
		scope: '/',
		display: 'browser',
		background_color: paper,
		theme_color: paper,
		icons: [
			{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
			png(TOUCH_ICON_PATH, TOUCH_ICON_SIZES.apple),
			png(LARGE_ICON_PATH, TOUCH_ICON_SIZES.large),
		],
	});
}
