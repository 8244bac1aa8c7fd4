import type { FramePlace } from './remote-manifest.schema.ts';

/** Original path of the page about cookies, to which the frame leads. */
export const COOKIE_POLICY = '/cookie-policy/';

/** Original path of the page on which each place of the frame is; what takes the place of a page that is not found has none. */
export const PLACE_PAGES = {
	'home-banner': '/',
	'cookie-policy': COOKIE_POLICY,
	contact: '/contact/',
} as const satisfies Partial<Record<FramePlace, string>>;
