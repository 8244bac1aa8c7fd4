import type { IncomingHttpHeaders } from 'node:http';

/**
 * Does a form come from the site itself? `Sec-Fetch-Site` decides where the browser sends it, else `Origin`;
 * a client that sends neither is no browser that could be tricked.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
	const site = headers['sec-fetch-site'];
	if (site === 'same-origin' || site === 'none') return true;
	if (site !== undefined) return false;
	const { origin, host } = headers;
	if (origin === undefined) return true;
	return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === host);
}
