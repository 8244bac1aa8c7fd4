import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { BUILDS_PATH, type BuildNews } from './build-news.ts';
import { type FollowedRemote, followRemote } from './follow-remote.ts';
import type { DevelopmentTarget } from './followed-build.ts';
import { startPageServer } from './page-server.ts';
import { FAILURES_PATH, failureText, type RuntimeFailure } from './runtime-failure.ts';
import { takeFailure } from './take-failure.ts';

const TYPES: Record<string, string> = {
	'.js': 'text/javascript; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.map': 'application/json; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.woff2': 'font/woff2',
};

/** For pages of any origin: what is served is on its way to be public. Browsers ask before a public page may reach this machine. */
const HEADERS = {
	'access-control-allow-origin': '*',
	'access-control-allow-private-network': 'true',
	'cache-control': 'no-store',
};

export interface DevelopmentSettings {
	/** The remote's folder */
	dir: string;
	target: DevelopmentTarget;
	port: number;
	/** Address to listen on; 127.0.0.1 by default */
	host?: string;
	/** Folder of the builds; `<dir>/dist/dev` by default */
	outDir?: string;
	/** Called after each build and each failure */
	onBuild?(news: BuildNews, milliseconds: number): void;
	/** Called with what failed in a page that shows the remote, with lines of the sources */
	onFailure?(failure: RuntimeFailure): void;
}

export interface DevelopmentServer {
	port: number;
	/** What it serves and follows */
	remote: FollowedRemote;
	stop(): Promise<void>;
}

async function readBuilt(outDir: string, path: string): Promise<Buffer | undefined> {
	if (!path.startsWith('/client/')) return undefined;
	return readFile(join(outDir, path)).catch(() => undefined);
}

/**
 * Builds a remote, follows its changes and serves it: to a shell that runs elsewhere (`remote.json` and its files), or as a
 * page of its own. Throws an Error that names the port when it is in use.
 */
export async function startDevelopmentServer(settings: DevelopmentSettings): Promise<DevelopmentServer> {
	const {
		dir,
		target,
		port,
		host = '127.0.0.1',
		outDir = join(dir, 'dist/dev'),
		onBuild,
		onFailure,
	} = settings;
	const listeners = new Set<ServerResponse>();
	let news: BuildNews = { hash: '', errors: [] };
	let followed: FollowedRemote | undefined;
	const send = (listener: ServerResponse, what: BuildNews) =>
		listener.write(`data: ${JSON.stringify(what)}\n\n`);

	function follow(response: ServerResponse): void {
		response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' });
		send(response, news);
		listeners.add(response);
		response.on('close', () => listeners.delete(response));
	}

	async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const failure = await takeFailure(request, join(outDir, 'client'));
		if (failure) onFailure?.(failure);
		const type = { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' };
		response.writeHead(failure ? 200 : 400, type).end(failure ? failureText(failure) : 'No failure.');
	}

	const page =
		target === 'page'
			? await startPageServer(
					() => followed?.source,
					() => news,
				)
			: undefined;
	const server = createServer(async (request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const path = normalize(pathname).replace(/^(\.\.[/\\])+/, '');
		if (request.method === 'OPTIONS') return response.writeHead(204, HEADERS).end();
		if (path === BUILDS_PATH) return follow(response);
		if (path === FAILURES_PATH && request.method === 'POST') return hear(request, response);
		const manifest = path === '/remote.json' && followed?.manifest;
		const bytes = manifest ? JSON.stringify(manifest) : await readBuilt(outDir, path);
		if (bytes === undefined && (await page?.answer(request, response))) return;
		response.writeHead(bytes === undefined ? 404 : 200, {
			...HEADERS,
			'content-type': TYPES[bytes === undefined ? '' : extname(path)] ?? 'text/plain; charset=utf-8',
		});
		response.end(bytes ?? `${path} is no file of this build.`);
	});
	const stop = async () => {
		server.close();
		server.closeAllConnections();
		await followed?.stop();
		await page?.stop();
	};
	try {
		await new Promise<void>((done, fail) => {
			server.once('error', (error: NodeJS.ErrnoException) =>
				fail(
					error.code === 'EADDRINUSE'
						? new Error(`Port ${port} is in use. Stop what listens there, or give another: --port <port>`)
						: error,
				),
			);
			server.listen(port, host, done);
		});
		followed = await followRemote({
			dir,
			target,
			outDir: join(outDir, 'client'),
			onBuild(built, milliseconds) {
				onBuild?.(built, milliseconds);
				for (const listener of listeners) send(listener, built);
				// Anyone who connects later starts from this build.
				news = { hash: built.hash, errors: built.errors };
			},
		});
	} catch (error) {
		await stop();
		throw error;
	}
	return { port: (server.address() as AddressInfo).port, remote: followed, stop };
}
