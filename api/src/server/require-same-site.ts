import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

declare module 'fastify' {
	interface FastifyInstance {
		/** Throws for what a browser sends from another site */
		requireSameSite(request: FastifyRequest): Promise<void>;
	}
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses requests that a browser sends from another site (CSRF). Browsers send `Sec-Fetch-Site` or `Origin` with every
 * POST and DELETE; a request without either comes from no browser, and carries no visitor's cookies.
 * The site may be reached under any loopback name when SITE_URL is one.
 */
export function requireSameSite(siteUrl: string): (request: FastifyRequest) => Promise<void> {
	const site = new URL(siteUrl);
	const isOwn = (origin: string) => {
		if (origin === site.origin) return true;
		if (!URL.canParse(origin)) return false;
		return LOOPBACK.has(site.hostname) && LOOPBACK.has(new URL(origin).hostname);
	};
	return async (request) => {
		const { origin, 'sec-fetch-site': fetchSite } = request.headers;
		const isForeignFetch = typeof fetchSite === 'string' && !['same-origin', 'same-site'].includes(fetchSite);
		if (isForeignFetch || (origin !== undefined && !isOwn(origin)))
			throw new HttpError(403, 'foreign-origin', 'This can only be sent from the site itself.');
	};
}
