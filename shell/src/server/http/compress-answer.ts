import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';
import type { FastifyReply } from 'fastify';

/** Smaller ones travel in one packet either way. */
const SMALLEST_BYTES = 1_024;
/** Not files that are compressed already, nor an answer that comes bit by bit */
const TEXTS = /^(?:application\/json|image\/svg\+xml|text\/(?!event-stream))/;
/** 256 KB for each answer under way; the default is 4 MB */
const WINDOW_BITS = 18;

/** For answers of which each is sent once. */
export const COMPRESSION: FastifyCompressOptions = {
	global: false,
	// Bodies that come in are unpacked nowhere: a few bytes could become gigabytes.
	globalDecompression: false,
	encodings: ['br', 'gzip'],
	brotliOptions: {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: 4,
			[constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
		},
	},
};

const NOT_MODIFIED = 304;

const isText = (reply: FastifyReply): boolean => {
	const type = reply.getHeader('content-type');
	return typeof type === 'string' && TEXTS.test(type);
};

/** What has no length is written while it is read, and long. */
const isLong = (reply: FastifyReply): boolean =>
	Number(reply.getHeader('content-length') ?? SMALLEST_BYTES) >= SMALLEST_BYTES;

/**
 * Sends a stream whose headers are set, compressed where that saves something. Each form has a tag of its own, so the tag of
 * its bytes becomes one of its meaning (RFC 9110, 8.8.1), in whichever form it goes out; an answer without a body has the
 * headers that the one with it would have (9.3.2, 15.4.5), and no length, which is known of neither.
 */
export function compressAnswer(reply: FastifyReply, stream: NodeJS.ReadableStream): void {
	// What has not changed is of no type; pictures are asked for elsewhere.
	const isUnchanged = reply.statusCode === NOT_MODIFIED && reply.request.url.startsWith('/api/');
	const mayBePacked = isUnchanged || (isText(reply) && isLong(reply));
	if (!mayBePacked) {
		void reply.send(stream);
		return;
	}
	const etag = reply.getHeader('etag');
	if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
	reply.header('vary', 'accept-encoding');
	if (isUnchanged || reply.request.method === 'HEAD') {
		reply.removeHeader('content-length');
		void reply.send(stream);
	} else reply.compress(stream);
}
