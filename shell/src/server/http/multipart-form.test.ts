import { UPLOAD_LIMIT_BYTES } from '@estate/shared-contract';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiPulse } from '../site/api-pulse.ts';
import { MULTIPART_LIMITS, MULTIPART_SETTINGS, readMultipartForm } from './multipart-form.ts';

interface Taken {
	query: unknown;
	size: number;
	cookie: string | undefined;
	token: unknown;
}

let api: FastifyInstance;
let site: FastifyInstance;
let siteUrl: string;
let taken: Taken[];
let givesTokens = true;

/** Takes PDF files alone, as the api does by content. */
async function startApi(): Promise<string> {
	api = Fastify({ bodyLimit: UPLOAD_LIMIT_BYTES });
	api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
	api.get('/api/v1/uploads/token', (_request, reply) =>
		givesTokens ? reply.send({ uploadToken: 'leave' }) : reply.code(429).send({}),
	);
	api.post<{ Body: Buffer }>('/api/v1/uploads', ({ query, body, headers }, reply) => {
		taken.push({ query, size: body.length, cookie: headers.cookie, token: headers['x-upload-token'] });
		if (!body.toString().startsWith('%PDF')) return reply.code(415).send({});
		return reply.code(201).send({ token: 'token-of-the-file', name: 'cv.pdf', size: body.length });
	});
	return api.listen({ port: 0, host: '127.0.0.1' });
}

beforeAll(async () => {
	const apiUrl = await startApi();
	site = Fastify();
	await site.register(multipart, MULTIPART_SETTINGS);
	site.post('/', (request) =>
		readMultipartForm(request, { apiUrl, pulse: new ApiPulse(apiUrl, 2_600), headers: { cookie: 'own=1' } }),
	);
	siteUrl = await site.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
	taken = [];
	givesTokens = true;
});
afterAll(() => Promise.all([site.close(), api.close()]));

async function post(...parts: [string, string | Blob, string?][]): Promise<[string, string][]> {
	const body = new FormData();
	for (const [name, value, file] of parts)
		if (typeof value === 'string') body.append(name, value);
		else body.append(name, value, file);
	const response = await fetch(siteUrl, { method: 'POST', body });
	return response.json() as Promise<[string, string][]>;
}

const SLOT: [string, string] = ['_slot', 'forms.site-contact'];

describe('a form with files', () => {
	it('hands each file to the api, with its purpose and the visitor’s headers, and puts its token in its place', async () => {
		const fields = await post(
			SLOT,
			['firstName', 'Lotte'],
			['cv', new Blob(['%PDF-1.4']), 'Mijn cv.pdf'],
			['newsletter', 'on'],
		);
		expect(fields).toEqual([SLOT, ['firstName', 'Lotte'], ['cv', 'token-of-the-file'], ['newsletter', 'on']]);
		expect(taken).toEqual([
			{ query: { purpose: 'cv', name: 'Mijn cv.pdf' }, size: 8, cookie: 'own=1', token: 'leave' },
		]);
	});

	it('keeps the token of an earlier post where no other file was chosen', async () => {
		const fields = await post(SLOT, ['cv', 'earlier-token'], ['cv', new Blob([]), '']);
		expect(fields).toEqual([SLOT, ['cv', 'earlier-token']]);
		expect(taken).toEqual([]);
	});

	it.each([
		['of another kind', new Blob(['MZ executable'])],
		['that is too large', new Blob([new Uint8Array(UPLOAD_LIMIT_BYTES + 1)])],
	])('marks a file %s, and reads the rest', async (_, file) => {
		const fields = await post(SLOT, ['cv', file, 'cv.pdf'], ['remark', 'Hallo']);
		expect(fields).toEqual([SLOT, ['cv', 'refused'], ['remark', 'Hallo']]);
	});

	it('holds no file that the api gives no leave for, and reads the rest', async () => {
		givesTokens = false;
		const fields = await post(SLOT, ['cv', new Blob(['%PDF-1.4']), 'cv.pdf'], ['remark', 'Hallo']);
		expect(fields).toEqual([SLOT, ['cv', 'refused'], ['remark', 'Hallo']]);
		expect(taken).toEqual([]);
	});

	it('takes no file that the form does not ask for', async () => {
		const fields = await post(SLOT, ['remark', new Blob(['%PDF']), 'remark.pdf']);
		expect(fields).toEqual([SLOT, ['remark', '']]);
		expect(taken).toEqual([]);
	});

	it.each([
		[
			'ends early',
			'multipart/form-data; boundary=b',
			'--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nText',
		],
		['has no boundary', 'multipart/form-data', 'Text'],
	])('refuses a body that %s as a bad request', async (_, type, body) => {
		const response = await fetch(siteUrl, { method: 'POST', body, headers: { 'content-type': type } });
		expect(response.status).toBe(400);
	});

	it('refuses more text than any form asks for, in however many fields', async () => {
		const body = new FormData();
		for (let field = 0; field < 195; field += 1) body.append(`field-${field}`, 'x'.repeat(60_000));
		expect((await fetch(siteUrl, { method: 'POST', body })).status).toBe(413);
	});

	it('refuses more files than any form asks for', async () => {
		const body = new FormData();
		for (let file = 0; file <= MULTIPART_LIMITS.files; file += 1)
			body.append('cv', new Blob(['%PDF']), 'a.pdf');
		expect((await fetch(siteUrl, { method: 'POST', body })).status).toBe(413);
	});
});
