import { IMMUTABLE } from '@estate/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EncodedBody } from './encoded-body.ts';
import { sendEncoded } from './send-encoded.ts';

/** JSON that never changes under its address. */
export function sendImmutableJson(
	request: FastifyRequest,
	reply: FastifyReply,
	body: EncodedBody,
): Promise<FastifyReply> {
	reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': IMMUTABLE });
	return sendEncoded(request, reply, body);
}
