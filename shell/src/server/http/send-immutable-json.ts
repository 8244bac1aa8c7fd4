import { IMMUTABLE } from '@estate/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type EncodedBody } from './encoded-body.ts';

/** JSON that never changes under its address. */
export async function sendImmutableJson(request: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
	const encoding = acceptedEncoding(request.headers['accept-encoding']);
	reply.headers({
		'content-type': 'application/json; charset=utf-8',
		'cache-control': IMMUTABLE,
		vary: 'Accept-Encoding',
	});
	if (encoding !== 'identity') reply.header('content-encoding', encoding);
	return reply.send(await body.as(encoding));
}
