import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer.ts';
import { acceptedEncoding } from './encoded-body.ts';

const withoutWeakness = (etag: string) => etag.trim().replace(/^W\//, '');

/** Does the client have what it asks for? Tags are compared weakly, as RFC 9110 (13.1.2) asks. */
export function isKnown(request: FastifyRequest, etag: string | undefined): boolean {
	const known = request.headers['if-none-match'];
	if (etag === undefined || known === undefined) return false;
	const wanted = withoutWeakness(etag);
	return known.trim() === '*' || known.split(',').some((each) => withoutWeakness(each) === wanted);
}

/** Sends an answer: compressed as the client takes it, 304 where the client has it already. */
export async function sendAnswer(
	request: FastifyRequest,
	reply: FastifyReply,
	answer: Answer,
): Promise<FastifyReply> {
	const { status, headers, body, etag, cookies } = answer;
	reply.code(status).headers(headers);
	for (const cookie of cookies) reply.header('set-cookie', cookie);
	if (etag) reply.header('etag', etag);
	if (!body) return reply.send();
	if (status === 200 && isKnown(request, etag)) return reply.code(304).send();
	const encoding = acceptedEncoding(request.headers['accept-encoding']);
	if (encoding !== 'identity') reply.header('content-encoding', encoding);
	if (!headers.vary) reply.header('vary', 'Accept-Encoding');
	return reply.send(await body.as(encoding));
}
