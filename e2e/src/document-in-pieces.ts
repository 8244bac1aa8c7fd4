import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than browsers keep the first paint back for the rest of a document */
const PAUSE_MS = 1_500;

export interface DocumentInPieces {
	url: string;
	close(): void;
}

/** Passes a site's files on, and takes beacons; a document comes up to each mark, then after a pause the rest, as over a bad connection. */
export async function documentInPieces(siteUrl: string, marks: readonly RegExp[]): Promise<DocumentInPieces> {
	const server = createServer(
		async ({ method, url = '/', headers: { accept = '*/*', cookie = '' } }, response) => {
			if (method !== 'GET') return void response.writeHead(204).end();
			const answer = await fetch(siteUrl + url, { headers: { accept, cookie } });
			const type = answer.headers.get('content-type') ?? '';
			response.writeHead(answer.status, { 'content-type': type });
			if (!type.startsWith('text/html')) return void response.end(Buffer.from(await answer.arrayBuffer()));
			let rest = await answer.text();
			for (const mark of marks) {
				const end = rest.search(mark);
				if (end < 0) continue;
				response.write(rest.slice(0, end));
				rest = rest.slice(end);
				await pause(PAUSE_MS);
			}
			response.end(rest);
		},
	);
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}
