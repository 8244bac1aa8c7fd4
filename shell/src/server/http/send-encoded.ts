import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type EncodedBody } from './encoded-body.ts';
import { isKnown } from './send-answer.ts';

/** Sends what is the same for everybody in the best form that the client takes, 304 where it has it; headers are set before. */
export async function sendEncoded(
	request: FastifyRequest,
	reply: FastifyReply,
	body: EncodedBody,
): Promise<FastifyReply> {
	const encoding = acceptedEncoding(request.headers['accept-encoding']);
	if (!reply.hasHeader('vary')) reply.header('vary', 'Accept-Encoding');
	if (!reply.hasHeader('etag')) reply.header('etag', body.etag);
	if (isKnown(request, String(reply.getHeader('etag')))) return reply.code(304).send();
	if (encoding !== 'identity') reply.header('content-encoding', encoding);
	return reply.send(await body.as(encoding));
}
