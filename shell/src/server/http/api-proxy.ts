import { PassThrough, type Readable } from 'node:stream';
import { isGivenUp } from '@estate/shared-contract/given-up';
import { readBody } from '@estate/shared-contract/read-body';
import { REQUEST_ID_HEADER } from '@estate/shared-contract/request-id';
import { headersOf } from '@estate/telemetry';
import compress from '@fastify/compress';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiPulse } from '../site/api-pulse.ts';
import { COMPRESSION, compressAnswer } from './compress-answer.ts';
import { errorJson } from './error-json.ts';
import { FORM_LIMIT_BYTES } from './intake/intake-limits.ts';
import { isBrokenMailedFile, sayBrokenLink, unsubscribePage } from './mailed-file.ts';
import type { PageContext } from './page-context.ts';
import { passedHeaders } from './passed-headers.ts';
import { Upstream } from './upstream.ts';

const UPLOADS = '/api/v1/uploads';
const MEGABYTE = 1024 * 1024;
/** More than any form takes: the api itself says which file is too large for which */
const UPLOAD_BYTES = 12 * MEGABYTE;
const AWAY = errorJson('unavailable', 'The api cannot be reached just now. Try again in a few seconds.');
const TOO_LARGE = errorJson('too-large', 'The request is larger than this address takes.');
const UNREADABLE = errorJson('bad-request', 'The request cannot be read.');

class TooLarge extends Error {}

function sayAway(reply: FastifyReply): void {
	if (reply.sent || reply.raw.closed) return;
	void reply
		.code(503)
		.headers({ 'retry-after': '5', 'cache-control': 'no-store' })
		.type('application/json')
		.send(AWAY);
}

/** Reads the whole body before a connection to the api is taken: who sends it slowly holds no other up. */
async function wholeBody(request: FastifyRequest, payload: Readable): Promise<Readable> {
	const body = await readBody(payload, request.url.startsWith(UPLOADS) ? UPLOAD_BYTES : FORM_LIMIT_BYTES);
	if (!body) throw new TooLarge();
	request.headers['content-length'] = String(body.byteLength);
	return new PassThrough().end(body);
}

interface ApiProxySettings {
	apiUrl: string;
	pulse: ApiPulse;
	context: PageContext;
}

/** Passes `/api/*` and `/media/*` on, so that the browser sees one origin. The api away, or hanging: 503 with a JSON body. */
export async function apiProxy(
	app: FastifyInstance,
	{ apiUrl, pulse, context }: ApiProxySettings,
): Promise<void> {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', wholeBody);
	app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
		reply.header('cache-control', 'no-store').type('application/json');
		if (error instanceof TooLarge) return reply.code(413).send(TOO_LARGE);
		if (error.statusCode && error.statusCode < 500) return reply.code(400).send(UNREADABLE);
		if (isGivenUp(request.raw)) {
			request.log.info('request given up by its client');
			return reply.code(400).send(UNREADABLE);
		}
		app.log.error(error);
		sayAway(reply);
	});
	await app.register(compress, COMPRESSION);
	const upstream = new Upstream();
	for (const prefix of ['/api', '/media'])
		await app.register(httpProxy, {
			upstream: apiUrl,
			prefix,
			rewritePrefix: prefix,
			proxyPayloads: false,
			// Its types are those of another version of undici.
			undici: upstream as never,
			destroyAgent: true,
			preHandler: async (request, reply) => {
				const page = unsubscribePage(request);
				if (page) return reply.header('cache-control', 'no-store').redirect(page, 302);
				upstream.endWith(request, reply);
				pulse.watch(reply.raw, () => sayAway(reply));
			},
			// It would log addresses, which hold the tokens of mailed links.
			disableRequestLogging: true,
			replyOptions: {
				// An api that answers 503 said when to come back; asking it ten times more would not help it.
				retryDelay: () => null,
				rewriteRequestHeaders: (request, headers) => ({
					...passedHeaders(headers),
					...upstream.signalOf(request as FastifyRequest),
					'x-forwarded-for': request.ip,
					...headersOf(request as FastifyRequest),
					[REQUEST_ID_HEADER]: (request as FastifyRequest).id,
				}),
				rewriteHeaders: (headers) => passedHeaders(headers),
				onResponse: (request, reply, { stream }) => {
					const isBroken = !reply.sent && isBrokenMailedFile(request as FastifyRequest, reply.statusCode);
					const isSaid = isBroken && sayBrokenLink(context, request as FastifyRequest, reply as FastifyReply);
					if (reply.sent || isSaid) stream.destroy();
					else compressAnswer(reply as FastifyReply, stream);
				},
				onError: (reply) => sayAway(reply as FastifyReply),
			},
		});
}
