import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LaunchOptions } from 'playwright';

/** Of the gate, for its browser alone: no name server has it */
const GATE = 'gate.invalid';
/** What is said to the next of two servers, not to the one behind it. */
const HOP_HEADERS = ['connection', 'keep-alive', 'proxy-connection'];
/** A browser that is busy asks again on a connection that it has, in milliseconds */
const IDLE_MS = 600_000;

/** The one way of a browser into the network: it leads to the draft site and nowhere else. */
export interface DraftGate {
	/** With these a browser has no other way */
	launch: Required<Pick<LaunchOptions, 'args' | 'proxy'>>;
	/** Lets through what is asked of a site; before, nothing is */
	open(siteUrl: string): void;
	close(): Promise<void>;
}

const withoutHops = (headers: IncomingMessage['headers']) =>
	Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_HEADERS.includes(name)));

/** A browser that navigates stays where it is at this answer, so that the page can be looked at on. */
const refuse = (response: ServerResponse) => void response.writeHead(204).end();

/**
 * A proxy of this process for the browser of a check: policies of pages hold calls and files back, but no navigation and no new
 * window, and a page of the version could reach the metadata of a machine or a server on another port of it.
 */
export async function openGate(): Promise<DraftGate> {
	let site: URL | undefined;
	// A connection that the site ends as it is used again would be a fault of the version.
	const agent = new Agent({ keepAlive: false });
	const server = createServer({ keepAliveTimeout: IDLE_MS }, (asked, response) => {
		const { method, url = '', headers } = asked;
		if (!site || !url.startsWith(`${site.origin}/`)) return refuse(response);
		const passed = request(
			{
				agent,
				host: '127.0.0.1',
				port: site.port,
				method,
				path: url.slice(site.origin.length),
				headers: withoutHops(headers),
			},
			(answer) => {
				response.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers));
				// What comes over time, such as events, begins at once.
				response.flushHeaders();
				answer.on('error', () => response.destroy());
				answer.pipe(response);
			},
		);
		passed.on('error', () => response.destroy());
		response.on('close', () => passed.destroy());
		asked.pipe(passed);
	});
	// TLS and sockets, of which the draft site has none.
	server.on('connect', (_, socket) => {
		socket.on('error', () => {});
		socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
	});
	await new Promise<void>((done, fail) => {
		server.once('error', fail);
		server.listen(0, '127.0.0.1', done);
	});
	const { port } = server.address() as AddressInfo;
	return {
		launch: {
			// Browsers leave loopback out of a proxy but for this word.
			proxy: { server: `http://${GATE}`, bypass: '<-loopback>' },
			args: [
				// No name and no address leads anywhere past the proxy either.
				`--host-resolver-rules=MAP ${GATE} 127.0.0.1:${port},MAP * ~NOTFOUND`,
				// Calls between browsers are the one thing that goes past a proxy.
				'--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
			],
		},
		open(siteUrl) {
			site = new URL(siteUrl);
		},
		async close() {
			agent.destroy();
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}
