import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@estate/shared-contract/samples';
import { afterAll, expect, it } from 'vitest';
import { Balancer } from './balancer.ts';
import { Connection } from './connection.ts';

const servers = ['one', 'two'].map((name) => createServer((_, answer) => answer.end(name)).listen(0));
const ports = servers.map((server) => (server.address() as AddressInfo).port);
afterAll(() => {
	for (const server of servers) server.close();
});

it('gives connections to its targets in turn, and to none that it was told to leave out', async () => {
	const [sitePort, apiPort] = [await freePort(), await freePort()];
	const balancer = await Balancer.start({ sitePort, apiPort });
	const ask = async () => {
		const connection = new Connection(`http://127.0.0.1:${sitePort}`, '10.0.0.1');
		const { body } = await connection.ask({ path: '/' });
		connection.close();
		return body.toString();
	};
	try {
		await balancer.send({ sites: ports, apis: [] });
		expect([await ask(), await ask()].toSorted()).toEqual(['one', 'two']);
		await balancer.send({ sites: ports.slice(1), apis: [] });
		expect([await ask(), await ask(), await ask()]).toEqual(['two', 'two', 'two']);
	} finally {
		await balancer.stop();
	}
});
