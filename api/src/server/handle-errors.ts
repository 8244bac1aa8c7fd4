import { ENDPOINTS, matchPattern } from '@estate/shared-contract';
import { isGivenUp } from '@estate/shared-contract/given-up';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CALENDAR_PATH } from '../appointments/register-appointments.ts';
import { DOWNLOAD_PATH } from '../content/register-downloads.ts';
import { DOCUMENT_PATH } from '../documents/register-documents.ts';
import { ONE_CLICK_PATH } from '../subscriptions/register-subscriptions.ts';
import { UPLOADS_PATH } from '../uploads/register-uploads.ts';
import { fieldErrors } from './field-errors.ts';
import { errorBody, HttpError } from './http-error.ts';

/** Codes of what the server itself refuses, by status. */
const CODES: Record<number, [code: string, message: string]> = {
	400: ['bad-request', 'The request cannot be read.'],
	405: ['method-not-allowed', 'This address does not take this method.'],
	408: ['timeout', 'The request took too long to arrive.'],
	413: ['too-large', 'The request is larger than this address takes.'],
	414: ['too-long', 'The address is too long.'],
	415: ['unsupported-type', 'Send JSON: content-type application/json.'],
	431: ['too-long', 'The headers are too long.'],
};

/** Addresses beside the contract. */
const READ_ONLY = [
	'/healthz',
	'/api/openapi.json',
	'/api/docs',
	'/api/docs/static/:file',
	CALENDAR_PATH,
	DOCUMENT_PATH,
	DOWNLOAD_PATH,
	'/media/:name',
	'/media/films/:name',
	'/media/:hash/:file',
];

const POSTED = [UPLOADS_PATH, ONE_CLICK_PATH];

/** What zod found, in an error of the validator. */
export class InvalidInput extends Error {
	readonly issues: readonly z.core.$ZodIssue[];
	constructor(issues: readonly z.core.$ZodIssue[]) {
		super('invalid input');
		this.issues = issues;
	}
}

/** A full disk, a used-up quota, or a data folder that may only be read; 53100 is PostgreSQL's own full disk. */
const STORAGE_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', '53100']);

const isStorageFull = (error: unknown) => STORAGE_CODES.has((error as { code?: string }).code ?? '');

/**
 * Also 57014: a statement that took longer than the database gives it; and what the driver says of a rollback on a connection that broke in
 * the middle of a transaction, which takes the place of the reason.
 */
function isUnavailable(error: unknown): boolean {
	const { code = '', statusCode } = error as { code?: string; statusCode?: number };
	return (
		statusCode === 503 ||
		/^(08|57P|57014|53)/.test(code) ||
		/ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|timeout exceeded|read timeout|Connection terminated|not queryable|has been discarded/.test(
			`${code} ${error}`,
		)
	);
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
	reply.header('cache-control', 'no-store');
	if (error instanceof HttpError) return reply.code(error.statusCode).headers(error.headers).send(error.body);
	if (error instanceof InvalidInput)
		return reply
			.code(400)
			.send(errorBody('invalid', 'Some fields are not right.', fieldErrors(error.issues)));
	const known = CODES[error.statusCode ?? 0];
	if (known) return reply.code(error.statusCode ?? 400).send(errorBody(...known));
	// The text of an error that is not ours is for the log: it names what the server is made of.
	if (error.statusCode && error.statusCode < 500)
		return reply.code(error.statusCode).send(errorBody('bad-request', 'The request cannot be answered.'));
	if (isGivenUp(request.raw)) {
		request.log.info('request given up by its client');
		return reply.code(400).send(errorBody('bad-request', 'The request cannot be read.'));
	}
	const isFull = isStorageFull(error);
	request.log.error(
		{ err: error },
		isFull
			? 'nothing can be stored: make room on the disk of DATA_DIR and of the database, or let this user write there'
			: 'request failed',
	);
	if (isFull)
		return reply
			.code(507)
			.header('retry-after', '60')
			.send(errorBody('storage-full', 'Nothing can be stored here just now. Try again later.'));
	if (isUnavailable(error))
		return reply
			.code(503)
			.header('retry-after', '5')
			.send(errorBody('unavailable', 'The api cannot answer this now. Try again in a few seconds.'));
	return reply.code(500).send(errorBody('internal', 'Something went wrong here; it has been noted.'));
}

/** Methods that an address takes, for the Allow header; none when there is nothing there. */
function methodsOf(path: string): string[] {
	const ours = Object.values(ENDPOINTS).filter((endpoint) => matchPattern(endpoint.path, path));
	const methods = ours.map(({ method }): string => method);
	if (POSTED.some((pattern) => matchPattern(pattern, path))) methods.push('POST');
	if (READ_ONLY.some((pattern) => matchPattern(pattern, path))) methods.push('GET');
	return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const allowed = methodsOf(request.url.split('?')[0] ?? '/');
	reply.header('cache-control', 'no-store');
	if (allowed.length === 0 || allowed.includes(request.method))
		return reply.code(404).send(errorBody('not-found', 'There is nothing at this address.'));
	return reply
		.code(405)
		.header('allow', allowed.join(', '))
		.send(errorBody(...(CODES[405] as [string, string])));
}

/** Every error, also of what is unknown here, is answered as `errorBodySchema` says. */
export function handleErrors(app: FastifyInstance): void {
	app.setErrorHandler<FastifyError>(answerError);
	app.setNotFoundHandler(answerUnknown);
	// What is not there reads no body: its type and size change nothing.
	app.addHook('onRequest', async (request, reply) => {
		if (request.is404) return answerUnknown(request, reply);
	});
}
