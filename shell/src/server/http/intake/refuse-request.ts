import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalReason } from '../../../page/view/error-page-model.ts';
import { refusalAnswer } from '../error-answers.ts';
import { errorJson } from '../error-json.ts';
import type { PageContext } from '../page-context.ts';
import { pageRequest } from '../page-request.ts';
import type { IntakeRefusal } from './body-intake.ts';

interface Refusal {
	status: number;
	code: string;
	message: string;
	/** What the page says of it */
	reason: RefusalReason;
}

const REFUSALS: Record<IntakeRefusal, Refusal> = {
	slow: {
		status: 408,
		code: 'timeout',
		message: 'The request took too long to arrive.',
		reason: 'bad-form',
	},
	large: {
		status: 413,
		code: 'too-large',
		message: 'The request is larger than this address takes.',
		reason: 'large-form',
	},
	crowded: {
		status: 429,
		code: 'too-many-requests',
		message: 'Too much is under way from here: try again in a few seconds.',
		reason: 'crowded',
	},
};

const isPage = (url: string) => !/^\/(api|media|-)\//.test(url);

/**
 * Answers a request whose body is not waited for, and ends its connection. Written past Fastify, whose handler may wait for
 * that body; where it answered already, only the connection is left.
 */
export function refuseRequest(
	context: PageContext,
	request: FastifyRequest,
	reply: FastifyReply,
	why: IntakeRefusal,
): FastifyReply {
	const { raw } = reply;
	if (reply.sent || raw.headersSent) {
		request.raw.socket.destroy();
		return reply;
	}
	reply.hijack();
	const { status, code, message, reason } = REFUSALS[why];
	const answer = isPage(request.url) ? refusalAnswer(context, pageRequest(request), reason) : undefined;
	const body = answer?.body?.identity ?? Buffer.from(errorJson(code, message));
	raw.writeHead(status, {
		...(reply.getHeaders() as Record<string, string>),
		'content-type': 'application/json; charset=utf-8',
		'cache-control': 'no-store',
		...answer?.headers,
		...(why === 'crowded' ? { 'retry-after': '5' } : {}),
		'content-length': body.byteLength,
		connection: 'close',
	});
	raw.end(body);
	return reply;
}
