import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { byteRange } from './byte-range.ts';
import { filmFolder } from './media-files.ts';
import { sendNotFound } from './send-not-found.ts';
import { FILM_FILE } from './take-in-films.ts';

const FILM_TYPES: Record<string, string> = { webm: 'video/webm', mp4: 'video/mp4', mov: 'video/quicktime' };

/** Serves `GET /media/films/<name>`, in parts where a player asks for parts. */
export function registerFilms(app: FastifyInstance, { mediaDir }: { mediaDir: string }): void {
	app.get<{ Params: { name: string } }>('/media/films/:name', async (request, reply) => {
		const { name } = request.params;
		const path = join(filmFolder(mediaDir), name);
		const facts = FILM_FILE.test(name) ? await stat(path).catch(() => undefined) : undefined;
		if (!facts) return sendNotFound(reply);
		reply
			.header('accept-ranges', 'bytes')
			.header('cache-control', 'public, max-age=3600')
			.header('x-content-type-options', 'nosniff')
			.type(FILM_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
		const range = byteRange(request.headers.range, facts.size);
		if (range === 'unsatisfiable')
			return reply.code(416).header('content-range', `bytes */${facts.size}`).send();
		if (!range) return reply.header('content-length', facts.size).send(createReadStream(path));
		return reply
			.code(206)
			.header('content-range', `bytes ${range.start}-${range.end}/${facts.size}`)
			.header('content-length', range.end - range.start + 1)
			.send(createReadStream(path, range));
	});
}
