import { isOwnRequest } from '@estate/shared-contract/own-request';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';

declare module 'fastify' {
	interface FastifyInstance {
		/** Throws for what a browser sends from another site */
		requireSameSite(request: FastifyRequest): Promise<void>;
	}
}

/** Refuses requests that a browser sends from another site (CSRF), by the same rule as the site's own pages. */
export function requireSameSite(siteUrl: string): (request: FastifyRequest) => Promise<void> {
	return async ({ headers }) => {
		if (!isOwnRequest(headers, siteUrl))
			throw new HttpError(403, 'foreign-origin', 'This can only be sent from the site itself.');
	};
}
