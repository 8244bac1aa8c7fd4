import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../server/context.ts';
import { serve } from '../server/serve.ts';
import { throttle } from '../server/throttle.ts';
import { takeRequest } from './take-request.ts';

const TEN_MINUTES = 600;

/** The forms of the site. */
export function registerRequests(app: FastifyInstance, context: ApiContext): void {
	const limit = { name: 'request', times: context.configuration.REQUEST_LIMIT, windowSeconds: TEN_MINUTES };
	serve(app, 'sendRequest', ({ params, body }) => takeRequest(context, params.kind, body), {
		before: [async (request) => throttle(context.database.db, limit, request.ip)],
		status: 201,
	});
}
