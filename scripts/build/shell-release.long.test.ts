import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integrityOf } from '../../releases/src/index.ts';
import { buildRemote } from '../../remote-kit/src/build/index.ts';
import { chromiumLaunch } from '../../remote-kit/src/real-browser/index.ts';
import { freePort, type SampleApi, serveSamples } from '../../shared-contract/src/samples/index.ts';
import { Progress } from '../stack/progress.ts';
import { ROOT } from '../stack/settings.ts';
import { writeServers, writeSite } from './write-dist.ts';

const run = promisify(execFile);
let folder: string;
let dist: string;
let api: SampleApi;
const said: string[] = [];
const servers: Server[] = [];

interface Server {
	url: string;
	seat: string;
	process: ChildProcess;
}
interface Instance {
	alive: boolean;
	shell?: { version: string; seat?: string; wanted?: string; problem?: string };
}

const environment = () => ({
	PATH: process.env.PATH,
	RELEASES_DIR: path.join(folder, 'releases'),
	RELEASE_WHO: 'An',
	API_URL: api.url,
	HOST: '127.0.0.1',
	SHELL_RELEASES: 'on',
	RENDER_WORKERS: '1',
	LOG_LEVEL: 'warn',
});

/** `node dist/release.js …`; answers its JSON, of a refusal too. */
async function release(...args: string[]): Promise<Record<string, unknown>> {
	return releaseWith({}, ...args);
}

async function releaseWith(more: NodeJS.ProcessEnv, ...args: string[]): Promise<Record<string, unknown>> {
	const command = [path.join(dist, 'release.js'), ...args, '--json'];
	const env = { ...environment(), ...more };
	const { stdout } = await run(process.execPath, command, { cwd: folder, env }).catch(
		(error: { stdout: string }) => error,
	);
	return JSON.parse(stdout);
}

/** Publishes the shell of `dist/` under another number, with one of its files or its manifest changed. */
async function publishAs(
	version: string,
	{ file, text, manifest = {} }: { file?: string; text?: string; manifest?: object } = {},
): Promise<void> {
	const place = path.join(dist, 'shell.json');
	const [whole, before] = [await readFile(place, 'utf8'), file && (await readFile(path.join(dist, file)))];
	const shell = JSON.parse(whole);
	try {
		if (file && text !== undefined) {
			await writeFile(path.join(dist, file), text);
			const bytes = Buffer.from(text);
			const own = shell.files.find((each: { path: string }) => each.path === file);
			Object.assign(own, { size: bytes.byteLength, integrity: integrityOf(bytes) });
		}
		await writeFile(place, JSON.stringify({ ...shell, version, ...manifest }));
		expect(await release('publish', 'shell')).toMatchObject({ ok: true, version, created: true });
	} finally {
		await writeFile(place, whole);
		if (file && before) await writeFile(path.join(dist, file), before);
	}
}

async function startServer(name: string): Promise<void> {
	const port = await freePort();
	const started = spawn(process.execPath, [path.join(dist, 'site.js')], {
		cwd: folder,
		env: { ...environment(), PORT: String(port), DATA_DIR: path.join(folder, name) },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	for (const stream of [started.stdout, started.stderr])
		if (stream) createInterface({ input: stream }).on('line', (line) => said.push(`${name}: ${line}`));
	const server = { url: `http://127.0.0.1:${port}`, seat: `-${port}`, process: started };
	servers.push(server);
	await expect
		.poll(async () => (await fetch(`${server.url}/readyz`).catch(() => undefined))?.status, {
			timeout: 150_000,
			message: said.slice(-5).join('\n'),
		})
		.toBe(200);
}

/** What each server says of its shell, in the order in which they were started. */
async function shells(): Promise<Instance['shell'][]> {
	const { instances } = (await release('status')) as unknown as { instances: Instance[] };
	return servers.map(
		({ seat }) => instances.find(({ alive, shell }) => alive && shell?.seat?.endsWith(seat))?.shell,
	);
}
const versions = async () => (await shells()).map((shell) => shell?.version);
const settled = (expected: string[]) =>
	expect.poll(versions, { timeout: 150_000, interval: 500 }).toEqual(expected);

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'estate-shells-'));
	dist = path.join(folder, 'dist');
	await mkdir(dist);
	const quiet = new Progress({ quiet: true });
	await writeSite(dist, '1.0.0', await writeServers(dist, quiet), quiet);
	await buildRemote({ dir: path.join(ROOT, 'mfe-content'), outDir: path.join(dist, 'remotes/content') });
	api = await serveSamples();
	const { version } = await release('publish', 'content');
	const promoted = await release('promote', 'content', String(version), '--without-browser');
	expect(promoted).toMatchObject({ ok: true });
}, 500_000);
afterAll(async () => {
	for (const { process: started } of servers) {
		const ended = new Promise((done) => started.once('exit', done));
		started.kill('SIGTERM');
		expect(await ended).toBe(0);
	}
	await api?.close();
	await rm(folder, { recursive: true, force: true });
}, 60_000);

/** Asks a server for its front page over kept connections, until it is stopped. Answers every status. */
function visitors(url: string): { stop(): Promise<(number | string)[]> } {
	const agent = new Agent({ keepAlive: true, maxSockets: 4 });
	const seen: (number | string)[] = [];
	let isOver = false;
	const visit = () =>
		new Promise<number | string>((done) => {
			get(`${url}/nl/`, { agent }, (answer) =>
				answer.resume().once('end', () => done(answer.statusCode ?? 0)),
			).once('error', (error) => done(error.message));
		});
	const visiting = Array.from({ length: 4 }, async () => {
		while (!isOver) seen.push(await visit());
	});
	return {
		async stop() {
			isOver = true;
			await Promise.all(visiting);
			agent.destroy();
			return seen;
		},
	};
}

it('the built release command promotes what it has looked at in a browser, in the shell of the build', async () => {
	const folderOf = path.join(ROOT, 'mfe-projects');
	const { manifest } = await buildRemote({ dir: folderOf, outDir: path.join(dist, 'remotes/projects') });
	const { version } = manifest;
	expect(await release('publish', 'projects')).toMatchObject({ ok: true, version });
	const { executablePath } = await chromiumLaunch();
	// The browser inside the registry package brings libraries that this machine may lack.
	const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
	const browser = {
		CHROMIUM_PATH: executablePath,
		CHROMIUM_SANDBOX: 'off',
		LD_LIBRARY_PATH,
		FONTCONFIG_PATH,
	};
	const none = { CHROMIUM_PATH: '/nowhere/chromium' };
	expect(await releaseWith(none, 'promote', 'projects', version)).toMatchObject({
		ok: false,
		problems: [{ code: 'no-browser' }],
	});
	expect(await releaseWith(browser, 'promote', 'projects', version)).toMatchObject({ ok: true, version });
	const { entries } = (await release('history')) as unknown as { entries: { waived?: string[] }[] };
	expect(entries[0]?.waived ?? []).toEqual([]);
	expect(entries[1]?.waived).toEqual(['browser']);
	expect(await release('retire', 'projects', '--why', 'end of the test')).toMatchObject({ ok: true });
}, 400_000);

describe('a release of the shell', () => {
	it('replaces the installed one under load, without a failed answer, and is gone back from', async () => {
		await startServer('one');
		await publishAs('1.1.0');
		await publishAs('1.2.0');
		await expect.poll(versions, { timeout: 30_000 }).toEqual(['1.0.0']);
		const load = visitors(servers[0]?.url ?? '');
		await release('promote', 'shell', '1.1.0');
		await settled(['1.1.0']);
		await release('promote', 'shell', '1.2.0');
		await settled(['1.2.0']);
		const statuses = await load.stop();
		expect(new Set(statuses)).toEqual(new Set([200]));
		expect(statuses.length).toBeGreaterThan(100);
		expect(await release('rollback', 'shell', '--why', 'drill')).toMatchObject({
			ok: true,
			version: '1.1.0',
			left: '1.2.0',
		});
		await settled(['1.1.0']);
	}, 400_000);

	it('is refused in words where an active remote fits the shell before alone', async () => {
		await publishAs('2.0.0', { manifest: { contracts: ['9.0.0'] } });
		const refused = await release('promote', 'shell', '2.0.0');
		expect(refused).toMatchObject({
			ok: false,
			code: 'checks-failed',
			message: expect.stringMatching(/^shell 2\.0\.0 was not promoted: one problem/),
			problems: [
				{
					code: 'contract',
					where: expect.stringMatching(/^content /),
					mend: expect.stringContaining('Promote a version of content that fits both shells first'),
				},
			],
		});
		expect(await versions()).toEqual(['1.1.0']);
	});

	it('comes to one server after the other, and stops at the first where it does not come up', async () => {
		await startServer('two');
		await settled(['1.1.0', '1.1.0']);
		await publishAs('1.3.0', { file: 'server/site.js', text: "throw new Error('This shell is broken.');\n" });
		await release('promote', 'shell', '1.3.0');
		await expect
			.poll(async () => (await shells()).map((shell) => shell?.problem), {
				timeout: 150_000,
				interval: 500,
			})
			.toEqual(
				expect.arrayContaining([
					expect.stringMatching(/ takes it first\.$/),
					expect.stringMatching(/^It ended by itself with 1\.$/),
				]),
			);
		expect(await versions()).toEqual(['1.1.0', '1.1.0']);
		for (const { url } of servers) expect((await fetch(`${url}/nl/`)).status).toBe(200);
		await release('rollback', 'shell', '--why', 'drill');
		await expect
			.poll(async () => (await shells()).map((shell) => [shell?.wanted, shell?.problem]), {
				timeout: 150_000,
				interval: 500,
			})
			.toEqual([
				['1.1.0', undefined],
				['1.1.0', undefined],
			]);
		await publishAs('1.4.0');
		await release('promote', 'shell', '1.4.0', '--canary', '50');
		await expect
			.poll(async () => (await versions()).sort(), { timeout: 150_000, interval: 500 })
			.toEqual(['1.1.0', '1.4.0']);
		// Scripts of either are found at both, so that a page of one is alive before the other.
		const scripts = await Promise.all(
			servers.map(async ({ url }) => {
				const page = await (await fetch(`${url}/nl/`)).text();
				return [...page.matchAll(/"(\/-\/shell\/[^"]+\.js)"/g)].map(([, file = '']) => file);
			}),
		);
		expect(scripts.flat().length).toBeGreaterThan(1);
		for (const { url } of servers)
			for (const file of scripts.flat()) expect((await fetch(url + file)).status).toBe(200);
		await release('promote', 'shell');
		await settled(['1.4.0', '1.4.0']);
	}, 500_000);

	it('has a log, and its own right', async () => {
		const { entries } = (await release('history', 'shell')) as unknown as { entries: { action: string }[] };
		expect(entries.map(({ action }) => action)).toEqual([
			...['promote', 'canary', 'rollback', 'promote', 'rollback', 'promote', 'promote'],
		]);
		expect(await release('verify-log')).toMatchObject({
			ok: true,
			logs: { 'shell, production': { entries: 7 } },
		});
	});
});
