import { connect } from 'node:net';
import { readBody } from '@estate/shared-contract/read-body';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleErrors } from './handle-errors.ts';

it('a request whose client goes away is no error in the log', async () => {
	const lines: { level: number; msg: string }[] = [];
	const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(JSON.parse(line)) } } });
	handleErrors(app);
	app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
	app.post('/files', async ({ raw }) => ({ bytes: (await readBody(raw, 1_000_000))?.length }));
	const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
	const socket = connect(Number(address.port), '127.0.0.1', () =>
		socket.write(
			'POST /files HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: 60000\r\n\r\nabc',
			() => socket.destroy(),
		),
	);
	socket.on('error', () => {});
	await expect.poll(() => lines.map(({ msg }) => msg)).toContain('request given up by its client');
	expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
	await app.close();
});
