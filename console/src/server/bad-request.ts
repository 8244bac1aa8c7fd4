import { ReleaseError } from '@estate/releases';
import { refusalOf } from '@estate/releases/operations';
import type { FastifyReply } from 'fastify';
import type { ZodType } from 'zod';
import type { RefusalAnswer } from '../console-answers.ts';

/** A request that is not what it should be, with the status that says so. */
export class BadRequest extends Error {
	readonly statusCode: number;
	readonly code: string;

	constructor(statusCode: number, code: string, message: string) {
		super(message);
		this.statusCode = statusCode;
		this.code = code;
	}
}

/** What was sent, checked. Throws BadRequest 400. */
export function checked<Value>(schema: ZodType<Value>, given: unknown): Value {
	const result = schema.safeParse(given);
	if (result.success) return result.data;
	const [issue] = result.error.issues;
	throw new BadRequest(400, 'bad-request', `${issue?.path.join('.') || 'Request'}: ${issue?.message}`);
}

/** What the server itself finds wrong with a request's body, in words. */
const BODY_REFUSALS: Record<string, { code: string; message: string }> = {
	FST_ERR_CTP_INVALID_JSON_BODY: {
		code: 'bad-request',
		message: 'The request holds no JSON that can be read. Send one JSON value, in UTF-8.',
	},
	FST_ERR_CTP_EMPTY_JSON_BODY: {
		code: 'bad-request',
		message: 'The request says that it holds JSON, and is empty. Send a JSON value, or no content-type.',
	},
	FST_ERR_CTP_INVALID_MEDIA_TYPE: {
		code: 'bad-request',
		message: 'The console takes JSON alone. Send it with the content-type application/json.',
	},
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
		code: 'bad-request',
		message: 'The request is not as long as its content-length says. Send it again.',
	},
	FST_ERR_CTP_BODY_TOO_LARGE: {
		code: 'too-large',
		message: 'The request is larger than the console takes. Send less at once.',
	},
};

/** Answers an error as a refusal: 409 for what a release operation refuses, else the error's own status. */
export function answerRefusal(
	error: Error & { statusCode?: number; code?: string; retryAfter?: number },
	reply: FastifyReply,
) {
	if (error.retryAfter) reply.header('retry-after', String(error.retryAfter));
	const refusal = refusalOf(error);
	if (error instanceof ReleaseError)
		return reply.code(error.code === 'forbidden' ? 403 : 409).send({ refusal } satisfies RefusalAnswer);
	const { statusCode = 500, code = refusal.code } = error;
	const body = BODY_REFUSALS[code];
	if (body) return reply.code(statusCode).send({ refusal: body } satisfies RefusalAnswer);
	return reply.code(statusCode).send({ refusal: { ...refusal, code } } satisfies RefusalAnswer);
}
