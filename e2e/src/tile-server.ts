import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A picture of one grey-green point: the map draws it as large as a tile. */
const TILE = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGO48egOAAUsApcRyxlnAAAAAElFTkSuQmCC',
	'base64',
);

export interface TileServer {
	/** Address pattern, as the site's configuration takes it */
	tileUrl: string;
	/** Paths that were asked for */
	asked: string[];
	close(): void;
}

/** A real tile server on a port of its own: every tile is a plain picture. */
export async function startTileServer(): Promise<TileServer> {
	const asked: string[] = [];
	const server = createServer((request, response) => {
		asked.push(request.url ?? '');
		response.writeHead(200, { 'content-type': 'image/png' }).end(TILE);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const { port } = server.address() as AddressInfo;
	return {
		tileUrl: `http://127.0.0.1:${port}/streets/{z}/{x}/{y}.png`,
		asked,
		close() {
			server.close();
			server.closeAllConnections();
		},
	};
}
