import type { FastifyInstance } from 'fastify';
import { BadRequest } from './bad-request.ts';

const NO_PAGE = new Set([404, 410]);
const MOST_STEPS = 4;

/** Does the site have a page at a path, directly or after redirects? Throws BadRequest 409. */
export async function requirePage(app: FastifyInstance, path: string): Promise<void> {
	let url = path;
	for (let step = 0; step < MOST_STEPS; step++) {
		const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
		if (NO_PAGE.has(statusCode))
			throw new BadRequest(
				409,
				'no-page',
				`The site has no page at ${path} (it answers ${statusCode}): visitors would be led to an error. Give the path of a page that is there, without language, such as /contact/.`,
			);
		const target = new URL(headers.location ?? '', 'http://site.invalid/');
		if (!headers.location) return;
		url = target.pathname + target.search;
	}
}
