import { FORMS, type RequestBody, type RequestKind } from '@estate/shared-contract';
import { networkOf } from '@estate/shared-contract/network';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SearchContext } from '../server/context.ts';
import { notFound } from '../server/http-error.ts';
import { installationSecret } from '../server/installation-secret.ts';
import { serve } from '../server/serve.ts';
import { type Limit, throttleNetwork } from '../server/throttle.ts';
import { readAskedToken } from './asked/asked-token.ts';
import { readAsked } from './asked/read-asked.ts';
import { takeRequest } from './take-request.ts';

const TEN_MINUTES = 600;

/** The forms of the site. */
export function registerRequests(app: FastifyInstance, context: SearchContext): void {
	const { REQUEST_LIMIT, CAPTCHA } = context.configuration;
	/** A first post without JavaScript only asks for the proof: it does not count as a request, and is limited apart. */
	const limitOf = ({ params, body }: FastifyRequest): Limit => {
		const { hasCaptcha } = FORMS[(params as { kind: RequestKind }).kind];
		const onlyAsks = CAPTCHA === 'on' && hasCaptcha === true && !(body as RequestBody).captcha;
		return {
			name: onlyAsks ? 'request-unproven' : 'request',
			times: REQUEST_LIMIT,
			windowSeconds: TEN_MINUTES,
		};
	};
	serve(
		app,
		'sendRequest',
		({ params, body, request }) => takeRequest(context, params.kind, body, networkOf(request.ip)),
		{
			before: [async (request) => throttleNetwork(context.database.db, limitOf(request), request.ip)],
			status: 201,
		},
	);
	serve(
		app,
		'askedRequest',
		async ({ params, reader }) => {
			const { db } = context.database;
			const token = readAskedToken(await installationSecret(db), params.token);
			const asked = token && (await readAsked(db, token, reader));
			if (!asked) throw notFound('request');
			return asked;
		},
		{ isPrivate: true },
	);
}
