import type { ErrorBody } from '@estate/shared-contract';
import type { FastifyReply } from 'fastify';

/** Answers for an address below `/media/` that has nothing. */
export function sendNotFound(reply: FastifyReply) {
	const body: ErrorBody = { error: { code: 'not-found', message: 'There is no such picture here.' } };
	return reply.code(404).header('cache-control', 'public, max-age=60').send(body);
}
