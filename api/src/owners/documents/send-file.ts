import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../server/http-error.ts';

/** Answers with a file that an owner handed in, to be saved under its name. Throws a 404 answer where there is none. */
export async function sendFile(
	reply: FastifyReply,
	dataDir: string,
	found: { file: string; name: string; media_type: string } | undefined,
): Promise<FastifyReply> {
	if (!found) throw notFound('file of yours');
	const where = path.join(dataDir, found.file);
	const size = (await stat(where).catch(() => undefined))?.size;
	if (size === undefined) throw notFound('file of yours');
	return reply
		.headers({
			'content-length': size,
			'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name)}`,
			'x-content-type-options': 'nosniff',
		})
		.type(found.media_type)
		.send(createReadStream(where));
}
