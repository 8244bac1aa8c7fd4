import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@estate/shared-contract/network';
import { CONNECTION_LIMITS } from './intake-limits.ts';

/** Ends connections of a network beyond its share. Those of our own proxies are many visitors' and have none. */
export function limitConnections(server: Server, isProxy: (address: string) => boolean): void {
	const open = new Map<string, number>();
	server.maxConnections = CONNECTION_LIMITS.all;
	server.on('connection', (socket: Socket) => {
		const address = socket.remoteAddress ?? '';
		if (isProxy(address)) return;
		const client = networkOf(address);
		const own = open.get(client) ?? 0;
		if (own >= CONNECTION_LIMITS.ofClient) {
			socket.destroy();
			return;
		}
		open.set(client, own + 1);
		socket.once('close', () => {
			const left = (open.get(client) ?? 1) - 1;
			if (left > 0) open.set(client, left);
			else open.delete(client);
		});
	});
}
