import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const isThere = (pid: number) => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

/** Starts a server that is never ready, and ends at a SIGTERM meanwhile, as `npm start` does while it prepares. */
const STARTING = (server: string) => `
	import { ServerProcess } from '${import.meta.dirname}/server-process.ts';
	process.on('SIGTERM', () => process.exit(1));
	const onLine = (line) => console.log(line);
	const environment = process.env;
	new ServerProcess({ name: 'server', file: '${server}', environment, healthUrl: 'http://127.0.0.1:1/', restart: false, onLine }).start();
`;

it('a server that was being started ends with who started it', async () => {
	const folder = await mkdtemp(path.join(tmpdir(), 'estate-end-'));
	let running: number | undefined;
	try {
		const [server, starting] = [path.join(folder, 'server.mjs'), path.join(folder, 'starting.mjs')];
		await writeFile(server, "console.log('pid', process.pid); setInterval(() => {}, 1e6);");
		await writeFile(starting, STARTING(server));
		const parent = spawn(process.execPath, [starting], { stdio: ['ignore', 'pipe', 'inherit'] });
		const pid = await new Promise<number>((resolve) => {
			parent.stdout.setEncoding('utf8').on('data', (text: string) => {
				const [, found] = /^pid (\d+)/m.exec(text) ?? [];
				if (found) resolve(Number(found));
			});
		});
		running = pid;
		expect(isThere(pid)).toBe(true);
		parent.kill('SIGTERM');
		await expect.poll(() => isThere(pid), { timeout: 30_000 }).toBe(false);
	} finally {
		if (running && isThere(running)) process.kill(running, 'SIGKILL');
		await rm(folder, { recursive: true });
	}
});
