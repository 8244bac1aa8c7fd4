import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openStore, type ReleaseStore } from '@estate/releases';
import { abortShell, promoteShell, rollBackShell } from '@estate/releases/operations';
import { writeSmallShell } from '@estate/releases/testing/small-shell';
import { freePort } from '@estate/shared-contract/samples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { type Behaviour, smallShellServer } from '../../testing/small-shell-server.ts';

const ENTRY = join(import.meta.dirname, '../../testing/supervise-small.ts');
const order = { channel: 'production', who: 'An', why: 'drill' } as const;
const source = (version: string, behaviour?: Behaviour) => ({
	'site.js': smallShellServer(version, behaviour),
});
let store: ReleaseStore;
let location: string;
let data: string;
let port: number;
let supervisor: ChildProcess | undefined;
let said: string[];

beforeEach(async () => {
	[location, data, port] = [await scratchFolder(), await scratchFolder(), await freePort()];
	store = openStore(location);
	said = [];
});
afterEach(async () => {
	if (supervisor?.exitCode !== null) return;
	const ended = new Promise((done) => supervisor?.once('exit', done));
	supervisor.kill('SIGTERM');
	await ended;
});

const publish = async (version: string, behaviour?: Behaviour) =>
	store.shells.artifacts.put(
		await writeSmallShell(await scratchFolder(), version, source(version, behaviour)),
	);
const promote = (version: string) => promoteShell(store, { ...order, version });

async function start(): Promise<void> {
	const installed = await writeSmallShell(await scratchFolder(), '0.9.0', source('installed'));
	supervisor = spawn(process.execPath, [ENTRY, join(installed, 'site.js')], {
		env: {
			PATH: process.env.PATH,
			PORT: String(port),
			RELEASES_DIR: location,
			DATA_DIR: data,
			DRAIN_SECONDS: '0',
			SHELL_RELEASES: 'on',
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	for (const stream of [supervisor.stdout, supervisor.stderr])
		if (stream) createInterface({ input: stream }).on('line', (line) => said.push(line));
}
/** Without a limit of time: the test that waits for an answer that never comes fails. */
const ask = (path = '/') =>
	fetch(`http://127.0.0.1:${port}${path}`)
		.then((response) => response.text())
		.catch(() => undefined);
const runs = (version: string) => expect.poll(() => ask(), { timeout: 60_000 }).toBe(version);
const standing = async () => JSON.parse((await ask('/standing')) ?? '{}');

describe('a supervisor', () => {
	it('runs what was installed, then what is wanted, and goes back', async () => {
		await start();
		await runs('installed');
		await publish('1.0.0');
		await promote('1.0.0');
		await runs('1.0.0');
		await expect.poll(standing).toMatchObject({ wanted: '1.0.0' });
		await publish('1.1.0');
		await promote('1.1.0');
		await runs('1.1.0');
		await rollBackShell(store, order);
		await runs('1.0.0');
		await promoteShell(store, { ...order, version: '1.1.0', traffic: 100 });
		await abortShell(store, order);
		await runs('1.0.0');
	});

	it.each<[Behaviour, RegExp]>([
		['throws', /^It ended by itself with 1\.$/],
		['says-why', /^It cannot run listings 3\.0\.0\.$/],
		['never-ready', /^It was not ready within/],
		['home-fails', /^Its home page answers 500\.$/],
	])('goes on with what runs where a version %s, and says why', async (behaviour, why) => {
		await publish('1.0.0');
		await promote('1.0.0');
		await start();
		await runs('1.0.0');
		await publish('1.1.0', behaviour);
		await promote('1.1.0');
		await expect.poll(async () => (await standing()).problem).toMatch(why);
		expect(await ask()).toBe('1.0.0');
		expect(await standing()).toMatchObject({ wanted: '1.1.0' });
		// Another promotion is another chance.
		await publish('1.2.0');
		await promote('1.2.0');
		await runs('1.2.0');
	});

	it('starts the version before where the wanted one does not come up, else what was installed', async () => {
		await publish('1.0.0');
		await promote('1.0.0');
		await publish('1.1.0', 'throws');
		await promote('1.1.0');
		await start();
		await runs('1.0.0');
		await ask('/die');
		await runs('installed');
	});

	it('starts another where one ends by itself', async () => {
		await publish('1.0.0');
		await promote('1.0.0');
		await publish('1.1.0');
		await promote('1.1.0');
		await start();
		await runs('1.1.0');
		await ask('/die');
		await runs('1.0.0');
		await expect
			.poll(async () => (await standing()).problem)
			.toBe('It took visitors, and then: It ended by itself with 7.');
	});

	it('lets nobody wait for a shell that ended while it was handed a connection', async () => {
		for (const version of ['1.0.0', '1.1.0']) {
			await publish(version);
			await promote(version);
		}
		await start();
		await runs('1.1.0');
		await fetch(`http://127.0.0.1:${port}/hang-and-die`);
		expect(await Promise.all(Array.from({ length: 5 }, () => ask()))).toEqual(Array(5).fill(undefined));
		await runs('1.0.0');
	});

	it('starts no byte that is not that of the build', async () => {
		await publish('1.0.0');
		await promote('1.0.0');
		await publish('1.1.0');
		await promote('1.1.0');
		const file = join(await store.shells.artifacts.folder('shell', '1.1.0'), 'site.js');
		await writeFile(file, smallShellServer('1.9.9'));
		await start();
		await runs('1.0.0');
		await expect
			.poll(async () => (await standing()).problem)
			.toContain('The bytes are not those of the build.');
	});

	it('replaces a shell under load without a failed answer', async () => {
		await publish('1.0.0');
		await promote('1.0.0');
		await publish('1.1.0');
		await start();
		await runs('1.0.0');
		const agent = new Agent({ keepAlive: false });
		const send = () =>
			new Promise<string>((done, fail) => {
				get({ port, host: '127.0.0.1', agent }, (answer) => {
					let text = '';
					answer.on('data', (part) => {
						text += part;
					});
					answer.once('end', () => done(text)).once('error', fail);
				}).once('error', fail);
			});
		const seen: string[] = [];
		const isOver = () => seen.at(-1) === '1.1.0' && seen.length > 400;
		const senders = Array.from({ length: 8 }, async () => {
			while (!isOver()) seen.push(await send());
		});
		await promote('1.1.0');
		await Promise.all(senders);
		expect(new Set(seen)).toEqual(new Set(['1.0.0', '1.1.0']));
	});

	it('answers a connection that a leaving shell gave back while the other one is busy', async () => {
		await publish('1.0.0', 'leaves-late');
		await promote('1.0.0');
		await publish('1.1.0');
		await start();
		await runs('1.0.0');
		await promote('1.1.0');
		await expect.poll(() => said.join('\n'), { interval: 5 }).toContain('1.1.0 takes visitors');
		// Each is handed one: the one hangs in its leaving and gives it back, the other in its answer.
		const hangs = [ask('/hang'), ask('/hang')];
		const answers = Array.from({ length: 6 }, () => ask());
		expect(await Promise.all(hangs)).toEqual(Array(2).fill('hanging'));
		expect(await Promise.all(answers)).toEqual(Array(6).fill('1.1.0'));
	});

	it('ends with its shells at a signal', async () => {
		await start();
		await runs('installed');
		const ended = new Promise((done) => supervisor?.once('exit', done));
		supervisor?.kill('SIGTERM');
		expect(await ended).toBe(0);
		expect(await ask()).toBeUndefined();
	});
});
