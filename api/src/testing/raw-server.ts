import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface RawServer {
	port: number;
	/** Bytes that it was sent so far */
	received(): number;
	stop(): Promise<void>;
}

/** A server on loopback that does to each connection what no web server would, such as to answer what is no HTTP. */
export async function startRawServer(treat: (socket: Socket) => void): Promise<RawServer> {
	const open = new Set<Socket>();
	let received = 0;
	const server = createServer((socket) => {
		open.add(socket);
		socket.on('error', () => {});
		socket.on('close', () => open.delete(socket));
		socket.on('data', (bytes) => {
			received += bytes.length;
		});
		treat(socket);
	});
	await once(server.listen(0, '127.0.0.1'), 'listening');
	return {
		port: (server.address() as AddressInfo).port,
		received: () => received,
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				for (const socket of open) socket.destroy();
			}),
	};
}
