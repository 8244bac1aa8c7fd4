import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { postgresVersion, testDatabaseUrl } from './postgres-server.ts';

it('a server that lets nobody in says why', async () => {
	const server = createServer((socket) => socket.destroy());
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	expect(await postgresVersion(`postgres://nobody@127.0.0.1:${port}/test`)).toEqual({
		error: expect.stringMatching(/./),
	});
	server.close();
});

it('the given database is used, and none is looked for outside of CI', async () => {
	expect(await testDatabaseUrl({ TEST_DATABASE_URL: 'postgres://there/test', CI: 'true' })).toBe(
		'postgres://there/test',
	);
	expect(await testDatabaseUrl({})).toBeUndefined();
});
