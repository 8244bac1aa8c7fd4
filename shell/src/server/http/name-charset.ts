import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify';

const TEXT = /^(?:text\/|[^;]*[/+]xml\b)(?!.*charset=)/i;

/** All texts of the site are UTF-8, and each answer says so: none is guessed at. */
export function nameCharset(
	_: FastifyRequest,
	reply: FastifyReply,
	payload: unknown,
	done: DoneFuncWithErrOrRes,
): void {
	const type = reply.getHeader('content-type');
	if (typeof type === 'string' && TEXT.test(type)) reply.header('content-type', `${type}; charset=utf-8`);
	done(null, payload);
}
