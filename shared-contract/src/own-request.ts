/** Names under which a developer reaches the site on the same machine. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What browsers say of where a request comes from. */
interface OriginHeaders {
	origin?: string | undefined;
	'sec-fetch-site'?: string | string[] | undefined;
}

/** Is it the site's own origin? A site on loopback, as while developing, is the same under each of its names, on its port alone. */
function isOwnOrigin(origin: string, siteUrl: string): boolean {
	const site = new URL(siteUrl);
	if (origin === site.origin) return true;
	if (!LOOPBACK.has(site.hostname) || !URL.canParse(origin)) return false;
	const { protocol, hostname, port, origin: exact } = new URL(origin);
	return exact === origin && protocol === site.protocol && port === site.port && LOOPBACK.has(hostname);
}

/**
 * Does something that changes state come from the site itself (CSRF)? Browsers send `Origin` or `Sec-Fetch-Site` with each
 * such request, and all that is sent has to agree; a client that sends neither is no browser that could be tricked. The
 * request's own `Host` decides nothing: who asks chooses it.
 */
export function isOwnRequest({ origin, 'sec-fetch-site': site }: OriginHeaders, siteUrl: string): boolean {
	if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
	return origin === undefined || isOwnOrigin(origin, siteUrl);
}
