import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { requireRegistry } from './npm.ts';

const closing: (() => void)[] = [];
afterEach(() => {
	for (const close of closing.splice(0)) close();
});

async function serve(answer: RequestListener): Promise<string> {
	const server = createServer(answer);
	await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
	closing.push(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('a registry that is not there is named at once, with what to do', async () => {
	const started = performance.now();
	const address = 'http://127.0.0.1:1/';
	await expect(requireRegistry(address)).rejects.toThrow(
		`No registry answers at ${address} (ECONNREFUSED): check the address and that its server runs`,
	);
	expect(performance.now() - started).toBeLessThan(15_000);
}, 30_000);

it('one that takes connections and says nothing is not waited for', async () => {
	const address = await serve(() => {});
	await expect(requireRegistry(address, 500)).rejects.toThrow(`No registry answers at ${address}`);
}, 30_000);

it.each([200, 401, 404, 503])(
	'one that answers with %i is there',
	async (status) => {
		const address = await serve((_, response) => void response.writeHead(status).end('{}'));
		await requireRegistry(address);
	},
	30_000,
);
