import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSignedCertificate } from './self-signed-certificate.ts';
import { NOTHING, tagAnswer } from './tag-answers.ts';

export interface RecordingProxy {
	url: string;
	/** Every address that a browser asked another party for, in order */
	requests: URL[];
	close(): Promise<void>;
}

/**
 * A proxy that lets nothing out: it notes each request that is not for this machine, and answers the hosts of tags as
 * those do. Encrypted ones are taken out of their tunnel with a certificate of its own.
 */
export async function startRecordingProxy(): Promise<RecordingProxy> {
	const requests: URL[] = [];
	function answer(request: IncomingMessage, response: ServerResponse, scheme: string): void {
		const url = new URL(request.url ?? '/', `${scheme}://${request.headers.host}`);
		// The header that makes each test a visitor of its own makes browsers ask first.
		const isPreflight = request.method === 'OPTIONS';
		if (!isPreflight) requests.push(url);
		const { status, type, body } = isPreflight ? NOTHING : tagAnswer(url);
		response.writeHead(status, {
			'content-type': type,
			'access-control-allow-origin': '*',
			'access-control-allow-headers': 'x-forwarded-for',
			'cache-control': 'no-store',
		});
		response.end(body);
	}
	const inside = createTlsServer(selfSignedCertificate(), (request, response) =>
		answer(request, response, 'https'),
	);
	const server = createServer((request, response) => answer(request, response, 'http'));
	server.on('connect', (_, socket) => {
		socket.on('error', () => socket.destroy());
		socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
		inside.emit('connection', socket);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		requests,
		close: () =>
			new Promise((done) => {
				inside.closeAllConnections();
				server.close(() => done());
				server.closeAllConnections();
			}),
	};
}
