import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.map': 'application/json; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
};

/**
 * Serves the browser's part of a build on 127.0.0.1, uncached and for any origin. Answers the address. Throws an Error
 * that names the port when it is in use.
 */
export async function serveBuild(folder: string, port: number): Promise<string> {
	const server = createServer(async (request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const path = normalize(pathname).replace(/^(\.\.[/\\])+/, '');
		const isPublic = path === '/remote.json' || path.startsWith('/client/');
		const bytes = isPublic ? await readFile(join(folder, path)).catch(() => undefined) : undefined;
		response.writeHead(bytes ? 200 : 404, {
			'access-control-allow-origin': '*',
			'cache-control': 'no-store',
			'content-type': bytes
				? (TYPES[extname(path)] ?? 'application/octet-stream')
				: 'text/plain; charset=utf-8',
		});
		response.end(bytes ?? `${path} is no file of this build.`);
	});
	await new Promise<void>((done, fail) => {
		server.once('error', () =>
			fail(new Error(`Port ${port} is in use. Give another: remote-kit dev --port <port>`)),
		);
		server.listen(port, '127.0.0.1', done);
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
