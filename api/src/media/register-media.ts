import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askerOf } from '../server/asker.ts';
import { Turns } from '../server/turns.ts';
import { CONTENT_TYPES, derivativeName, parseDerivative } from './derivative.ts';
import { derivativeFile } from './make-derivative.ts';
import { brandFolder } from './media-files.ts';
import { registerFilms } from './register-films.ts';
import { sendNotFound } from './send-not-found.ts';
import { BRAND_FILE } from './take-in-brand.ts';

/** A picture takes a tenth of a second to a whole one to be made, at its first request: who asks for many waits for their own. */
const MAKING = {
	what: 'pictures',
	atOnce: 4,
	ofOne: 2,
	waiting: 1_000,
	waitingOfOne: 200,
	longestMs: 25_000,
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
const BRAND_TYPES: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' };

/** True when the browser's copy is still good; the answer has then been given. */
function isUnchanged(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
	reply.header('etag', etag).header('x-content-type-options', 'nosniff');
	const known = request.headers['if-none-match'] ?? '';
	return known === '*' || known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag);
}

/**
 * Serves `GET /media/:id/:width.:format` (widths and formats of shared-contract/domain/pictures; made at the first
 * request, kept, immutable), the agency's marks, `GET /media/<name>`, and its films. Anything else below is a JSON 404.
 */
export function registerMedia(app: FastifyInstance, { mediaDir }: { mediaDir: string }): void {
	registerFilms(app, { mediaDir });
	const turns = new Turns(MAKING);

	app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async (request, reply) => {
		const { id, file } = request.params;
		const [width = '', format = '', ...rest] = file.split('.');
		const derivative = rest.length === 0 ? parseDerivative(width, format) : undefined;
		const asked = { client: askerOf(request), isGone: () => request.raw.socket.destroyed };
		const path =
			derivative &&
			(await derivativeFile(mediaDir, id, derivative, 'asked', (making) => turns.run(making, asked)));
		if (!derivative || !path) return sendNotFound(reply);
		const name = derivativeName(derivative);
		reply.header('cache-control', IMMUTABLE).type(CONTENT_TYPES[derivative.format]);
		if (isUnchanged(request, reply, `"${id}-${name}"`)) return reply.code(304).send();
		const { size } = await stat(path);
		return reply.header('content-length', size).send(createReadStream(path));
	});

	app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
		const { name } = request.params;
		if (!BRAND_FILE.test(name)) return sendNotFound(reply);
		const bytes = await readFile(join(brandFolder(mediaDir), name)).catch(() => undefined);
		if (!bytes) return sendNotFound(reply);
		const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}"`;
		reply
			.header('cache-control', 'public, max-age=3600')
			.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
			.type(BRAND_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
		if (isUnchanged(request, reply, etag)) return reply.code(304).send();
		return reply.send(bytes);
	});
}
