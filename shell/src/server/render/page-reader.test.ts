import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { PageReader } from './page-reader.ts';

/** An api that says how often it was asked. */
async function countingApi() {
	const state = { revision: 'r1', asked: [] as string[] };
	const server = createServer((request, response) => {
		state.asked.push(request.url ?? '');
		response.setHeader('x-content-revision', state.revision);
		response.end(JSON.stringify({ id: state.asked.length }));
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const pages = new PageReader(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	return { pages, state };
}

it('a page is read once for a content revision and language, and anew for the next', async () => {
	const { pages, state } = await countingApi();
	await pages.read(3, 'nl', { revision: 'r1' });
	expect((await pages.read(3, 'nl', { revision: 'r1' })).id).toBe(1);
	await pages.read(3, 'fr', { revision: 'r1' });
	await pages.read(4, 'nl', { revision: 'r1' });
	expect(state.asked).toHaveLength(3);
	state.revision = 'r2';
	expect((await pages.read(3, 'nl', { revision: 'r2' })).id).toBe(4);
});

it('what is of another revision than was asked for, or for a preview, is read each time', async () => {
	const { pages, state } = await countingApi();
	state.revision = 'r2';
	for (const _ of [1, 2]) await pages.read(3, 'nl', { revision: 'r1' });
	for (const _ of [1, 2]) await pages.read(3, 'nl', { revision: undefined });
	expect(state.asked).toHaveLength(4);
});

it('keeps two hundred pages at most', async () => {
	const { pages, state } = await countingApi();
	for (let id = 0; id <= 200; id++) await pages.read(id, 'nl', { revision: 'r1' });
	await pages.read(200, 'nl', { revision: 'r1' });
	expect(state.asked).toHaveLength(201);
	await pages.read(0, 'nl', { revision: 'r1' });
	expect(state.asked).toHaveLength(202);
});
