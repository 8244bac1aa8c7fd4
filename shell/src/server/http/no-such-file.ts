import type { FastifyReply } from 'fastify';

/** Status 404 for an address below `/-/`. */
export function noSuchFile(reply: FastifyReply): FastifyReply {
	return reply
		.code(404)
		.header('cache-control', 'no-store')
		.type('text/plain')
		.send('There is no such file.');
}
