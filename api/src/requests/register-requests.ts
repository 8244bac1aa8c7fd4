import { networkOf } from '@estate/shared-contract/network';
import type { FastifyInstance } from 'fastify';
import type { SearchContext } from '../server/context.ts';
import { serve } from '../server/serve.ts';
import { throttleNetwork } from '../server/throttle.ts';
import { takeRequest } from './take-request.ts';

const TEN_MINUTES = 600;

/** The forms of the site. */
export function registerRequests(app: FastifyInstance, context: SearchContext): void {
	const limit = { name: 'request', times: context.configuration.REQUEST_LIMIT, windowSeconds: TEN_MINUTES };
	serve(
		app,
		'sendRequest',
		({ params, body, request }) => takeRequest(context, params.kind, body, networkOf(request.ip)),
		{
			before: [async (request) => throttleNetwork(context.database.db, limit, request.ip)],
			status: 201,
		},
	);
}
