import type { Server } from 'node:http';
import { logSchema } from '@estate/shared-contract/log-line';
import { requestIdOf } from '@estate/shared-contract/request-id';
import type { FastifyHttpOptions, FastifyReply } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { answerClientError } from './answer-client-error.ts';
import { errorBody } from './http-error.ts';
import { loggedPath } from './logged-path.ts';
import { SERVER_LIMITS } from './server-limits.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

/** What the api's server takes, logs and waits for. */
export function serverOptions(configuration: Configuration) {
	return {
		logger: {
			level: configuration.LOG_LEVEL,
			...logSchema('api'),
			// Addresses of visitors, query strings, bodies and the tokens of links in mails stay out of the log.
			serializers: {
				req: ({ method, url }) => ({ method, path: loggedPath(url) }),
				res: ({ statusCode }) => ({ statusCode }),
				// PostgreSQL reveals the values of a row in further properties of its errors.
				err: ({ name, message, code, stack }: Error & { code?: string }) =>
					({ type: name, message, code, stack }) as never,
			},
		},
		// On the same machine it is the site that asks, whatever proxies stand before that.
		trustProxy: `loopback, ${configuration.TRUST_PROXY}`,
		bodyLimit: BODY_LIMIT_BYTES,
		requestTimeout: SERVER_LIMITS.requestMs,
		connectionTimeout: SERVER_LIMITS.idleMs,
		handlerTimeout: SERVER_LIMITS.handlerMs,
		http: {
			// It is refused in the shape of all errors (`refuseUnclearHost`).
			requireHostHeader: false,
			headersTimeout: SERVER_LIMITS.headersMs,
			connectionsCheckingInterval: SERVER_LIMITS.lookEveryMs,
		},
		clientErrorHandler: answerClientError,
		forceCloseConnections: 'idle',
		// What comes while it stops was sent before it said so: it is answered.
		return503OnClosing: false,
		genReqId: requestIdOf,
		routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
		frameworkErrors: (error, _request, reply) => {
			const code = error.code === 'FST_ERR_BAD_URL' ? 'bad-encoding' : 'bad-request';
			return (reply as FastifyReply)
				.code(error.statusCode ?? 400)
				.header('cache-control', 'no-store')
				.send(errorBody(code, 'The address of the request cannot be read.'));
		},
	} satisfies FastifyHttpOptions<Server>;
}
