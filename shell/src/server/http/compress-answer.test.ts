import { Readable } from 'node:stream';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { COMPRESSION, compressAnswer } from './compress-answer.ts';

const BODY = JSON.stringify({ homes: 'a house with a garden '.repeat(200) });

/** Answers as the api does: with a strong tag, and 304 to who has it. */
async function site() {
	const app = fastify();
	await app.register(compress, COMPRESSION);
	app.get('/api/homes', (request, reply) => {
		reply.headers({ etag: '"homes"' });
		const isKnown = request.headers['if-none-match'] !== undefined;
		if (isKnown) reply.code(304).header('content-length', '0');
		else reply.type('application/json').header('content-length', String(BODY.length));
		compressAnswer(reply, Readable.from(isKnown || request.method === 'HEAD' ? [] : [BODY]));
	});
	return app;
}

it('gives an answer the same tag, and says what it varies with, in each form, without a body and unchanged', async () => {
	const app = await site();
	const ask = (method: 'GET' | 'HEAD', headers: Record<string, string>) =>
		app.inject({ method, url: '/api/homes', headers });
	const answers = [
		await ask('GET', {}),
		await ask('GET', { 'accept-encoding': 'br' }),
		await ask('HEAD', { 'accept-encoding': 'br' }),
		await ask('GET', { 'accept-encoding': 'br', 'if-none-match': 'W/"homes"' }),
	];
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 304]);
	for (const { headers } of answers)
		expect([headers.etag, headers.vary?.toLowerCase()]).toEqual(['W/"homes"', 'accept-encoding']);
	const [plain, packed, head, unchanged] = answers;
	expect(plain?.body).toBe(BODY);
	expect(packed?.headers['content-encoding']).toBe('br');
	expect([head, unchanged].map((answer) => answer?.headers['content-length'])).toEqual([
		undefined,
		undefined,
	]);
});
