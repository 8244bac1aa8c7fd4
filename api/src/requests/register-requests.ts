import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { requireSameSite } from '../server/require-same-site.ts';
import { serve } from '../server/serve.ts';
import { throttle } from '../server/throttle.ts';
import { takeRequest } from './take-request.ts';

const TEN_MINUTES = 600;

/** The forms of the site. */
export function registerRequests(app: FastifyInstance, context: ApiContext): void {
	const { SITE_URL, REQUEST_LIMIT } = context.configuration;
	const limit = { name: 'request', times: REQUEST_LIMIT, windowSeconds: TEN_MINUTES };
	const before = [
		requireSameSite(SITE_URL),
		async (request: { ip: string }) => throttle(context.database.db, limit, request.ip),
	];
	serve(app, 'sendRequest', ({ params, body }) => takeRequest(context, params.kind, body), {
		before,
		status: 201,
	});
}
