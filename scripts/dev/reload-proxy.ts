import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

const EVENTS = '/-/dev/events';
const SCRIPT = '/-/dev/reload.js';
const CLIENT = `new EventSource('${EVENTS}').addEventListener('changed', () => location.reload());`;

export interface ReloadProxy {
	/** Has every open page load again */
	changed(): void;
	close(): void;
}

function relay(incoming: IncomingMessage, answer: ServerResponse, sitePort: number): void {
	const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
	const forwarded = request(
		{ host: '127.0.0.1', port: sitePort, path: incoming.url, method: incoming.method, headers },
		(response) => {
			const isPage = response.headers['content-type']?.startsWith('text/html');
			if (!isPage) {
				answer.writeHead(response.statusCode ?? 502, response.headers);
				response.pipe(answer);
				return;
			}
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('end', () => {
				const page = Buffer.concat(chunks)
					.toString('utf8')
					.replace('</body>', `<script src="${SCRIPT}" defer></script></body>`);
				const { 'content-length': _, 'content-encoding': __, etag: ___, ...kept } = response.headers;
				answer.writeHead(response.statusCode ?? 502, { ...kept, 'cache-control': 'no-store' });
				answer.end(page);
			});
		},
	);
	forwarded.on('error', () => {
		answer.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' });
		answer.end('The site is being built or started again.');
	});
	incoming.pipe(forwarded);
}

/** Stands before the site in development and makes its pages load again after a change, so that the site itself knows nothing of it. */
export function startReloadProxy(port: number, sitePort: number): ReloadProxy {
	const listeners = new Set<ServerResponse>();
	const server = createServer((incoming, answer) => {
		if (incoming.url === SCRIPT) {
			answer.writeHead(200, { 'content-type': 'text/javascript' }).end(CLIENT);
			return;
		}
		if (incoming.url !== EVENTS) return relay(incoming, answer, sitePort);
		answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
		answer.write(': watching\n\n');
		listeners.add(answer);
		answer.on('close', () => listeners.delete(answer));
	});
	server.listen(port);
	return {
		changed() {
			for (const listener of listeners) listener.write('event: changed\ndata: {}\n\n');
		},
		close: () => server.close(),
	};
}
