import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createApiClient } from './api-client.ts';
import { ApiError } from './api-error.ts';

let server: Server | undefined;

async function clientOf(answer: RequestListener) {
	server = createServer(answer);
	await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	return createApiClient({ baseUrl: `http://127.0.0.1:${port}` });
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
	const error = await call.then(
		() => undefined,
		(cause: unknown) => cause,
	);
	expect(error).toBeInstanceOf(ApiError);
	return error as ApiError;
}

afterEach(() => {
	server?.closeAllConnections();
	server?.close();
});

describe('a call', () => {
	it('writes path parameters and query, and gives the answer', async () => {
		let asked = '';
		const client = await clientOf((request, response) => {
			asked = request.url ?? '';
			response.end('{"items":[]}');
		});
		await client.call('articles', { query: { language: 'nl', kind: 'blog' } });
		expect(asked).toBe('/api/v1/articles?language=nl&kind=blog');
		await client.call('article', { params: { slug: 'a b/c' }, query: { language: 'fr' } });
		expect(asked).toBe('/api/v1/articles/a%20b%2Fc?language=fr');
	});

	it.each(['.', '..'])('asks nothing for "%s", which would lead to another endpoint', async (slug) => {
		let isAsked = false;
		const client = await clientOf((_, response) => {
			isAsked = true;
			response.end('{}');
		});
		const asking = client.call('article', { params: { slug }, query: { language: 'nl' } });
		await expect(asking).rejects.toMatchObject({ status: 404 });
		expect(isAsked).toBe(false);
	});

	it('repeats a query parameter that has several values', async () => {
		let asked = '';
		const client = await clientOf((request, response) => {
			asked = request.url ?? '';
			response.end('{"total":0}');
		});
		const query = new URLSearchParams('language=nl&goal=0&city=gent|9000&city=aalst|9300');
		await client.call('propertyCount', { query });
		expect(asked).toBe('/api/v1/properties/count?language=nl&goal=0&city=gent%7C9000&city=aalst%7C9300');
	});

	it('sends a body as JSON', async () => {
		let type: string | undefined;
		let body = '';
		const client = await clientOf(async (request, response) => {
			type = request.headers['content-type'];
			for await (const chunk of request) body += chunk;
			response.end('{"owner":{}}');
		});
		await client.call('ownerLogIn', { body: { email: 'an@example.be', password: 'geheim' } });
		expect(type).toBe('application/json');
		expect(JSON.parse(body)).toEqual({ email: 'an@example.be', password: 'geheim' });
	});
});

describe('a call that fails', () => {
	it("carries the api's code, status and field errors", async () => {
		const client = await clientOf((_, response) => {
			response.statusCode = 422;
			response.end(
				'{"error":{"code":"invalid","message":"No.","fields":[{"path":"email","code":"invalid"}]}}',
			);
		});
		const error = await failureOf(client.call('revision'));
		expect(error).toMatchObject({ code: 'invalid', status: 422, isTransient: false, isNotFound: false });
		expect(error.fields).toEqual([{ path: 'email', code: 'invalid' }]);
	});

	it('knows a missing thing from a broken api', async () => {
		const client = await clientOf((request, response) => {
			response.statusCode = request.url?.includes('/projects/') ? 404 : 503;
			response.end('<html>');
		});
		const missing = await failureOf(client.call('project', { params: { id: 3 }, query: { language: 'nl' } }));
		expect(missing).toMatchObject({ isNotFound: true, isTransient: false, code: 'bad-answer' });
		expect(await failureOf(client.call('revision'))).toMatchObject({ status: 503, isTransient: true });
	});

	it('says bad-answer when a good answer is no JSON', async () => {
		const client = await clientOf((_, response) => response.end('<html>'));
		expect(await failureOf(client.call('revision'))).toMatchObject({ code: 'bad-answer', status: 0 });
	});

	it('says timeout when nothing comes within the limit', async () => {
		const client = await clientOf(() => {});
		const error = await failureOf(client.call('revision', {}, { timeout: 60 }));
		expect(error).toMatchObject({ code: 'timeout', isTransient: true });
	});

	it('says timeout when the answer begins but does not end', async () => {
		const client = await clientOf((_, response) => {
			response.write('{"revision":');
		});
		expect(await failureOf(client.call('revision', {}, { timeout: 100 }))).toMatchObject({ code: 'timeout' });
	});

	it('says aborted when its caller gives up, which no retry mends', async () => {
		const client = await clientOf(() => {});
		const controller = new AbortController();
		const call = client.call('revision', {}, { signal: controller.signal });
		controller.abort();
		expect(await failureOf(call)).toMatchObject({ code: 'aborted', isTransient: false });
	});

	it('reads once more where the connection was cut, as a kept one is that its server just closed', async () => {
		let asked = 0;
		const client = await clientOf((request, response) => {
			asked++;
			if (asked === 1) request.socket.destroy();
			else response.end('{"revision":"7"}');
		});
		expect(await client.call('revision')).toMatchObject({ revision: '7' });
		expect(asked).toBe(2);
	});

	it('gives up when it is cut again, and sends nothing twice', async () => {
		const asked: (string | undefined)[] = [];
		const client = await clientOf((request) => {
			asked.push(request.method);
			request.socket.destroy();
		});
		expect(await failureOf(client.call('revision'))).toMatchObject({ code: 'unreachable' });
		expect(await failureOf(client.call('countPropertyView', { params: { id: 7 } }))).toMatchObject({
			code: 'unreachable',
		});
		expect(asked).toEqual(['GET', 'GET', 'POST']);
	});

	it('says unreachable when nothing listens', async () => {
		const client = await clientOf(() => {});
		await new Promise((done) => server?.close(done));
		expect(await failureOf(client.call('revision'))).toMatchObject({
			code: 'unreachable',
			isTransient: true,
		});
	});
});
