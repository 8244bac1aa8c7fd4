import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

const AWAY = JSON.stringify({
	error: { code: 'unavailable', message: 'The api cannot be reached just now. Try again in a few seconds.' },
});

/** Passes `/api/*` and `/media/*` on, so that the browser sees one origin. The api away: 503 with a JSON body. */
export async function apiProxy(app: FastifyInstance, { apiUrl }: { apiUrl: string }): Promise<void> {
	for (const prefix of ['/api', '/media'])
		await app.register(httpProxy, {
			upstream: apiUrl,
			prefix,
			rewritePrefix: prefix,
			replyOptions: {
				// `Expect: 100-continue` is answered here; the client that calls the api refuses to pass it on.
				rewriteRequestHeaders: (request, { expect: _, ...headers }) => ({
					...headers,
					'x-forwarded-for': request.ip,
				}),
				onError: (reply) =>
					void reply
						.code(503)
						.headers({ 'retry-after': '5', 'cache-control': 'no-store' })
						.type('application/json')
						.send(AWAY),
			},
		});
}
