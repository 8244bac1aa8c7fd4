import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Bytes of answers that one process keeps; the least recently asked go first. */
const MOST_BYTES = 32 * 1024 * 1024;
/** A map with all its points is kept; a larger answer would drive out many others, and is worked out again. */
const LARGEST = 256 * 1024;
/** For this long what the clock decides ("new", free from this month on) may lag behind it. */
const KEPT_MS = 60_000;

interface KeptAnswer {
	body: Buffer;
	etag: string;
}

/**
 * Answers as they were sent, by revision of the content and address: visitors ask the same lists, sentences and
 * suggestions again and again. For reads that depend on nothing else; each revision has answers of its own, so none is older
 * than the content.
 */
export class AnswersByRevision {
	readonly #answers = new LRUCache<string, KeptAnswer>({
		maxSize: MOST_BYTES,
		maxEntrySize: LARGEST,
		sizeCalculation: ({ body }, key) => body.length + 2 * key.length,
		ttl: KEPT_MS,
	});

	/** Sends what is kept for the request, else what `make` returns, written by the serialiser of the route; `search`: all that this reads of the query. */
	async send(
		request: FastifyRequest,
		reply: FastifyReply,
		make: () => Promise<unknown>,
		search: URLSearchParams,
	): Promise<FastifyReply> {
		const [path] = request.url.split('?', 1);
		const key = `${request.content?.revision} ${path}?${search}`;
		let answer = this.#answers.get(key);
		if (!answer) {
			const body = Buffer.from(String(reply.serialize(await make())));
			answer = { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` };
			this.#answers.set(key, answer);
		}
		return reply.header('etag', answer.etag).type('application/json; charset=utf-8').send(answer.body);
	}
}
