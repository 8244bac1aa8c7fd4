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
	return reply.code(statusCode).send({ refusal: { ...refusal, code } } satisfies RefusalAnswer);
}
