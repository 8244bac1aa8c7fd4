import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Progress } from '../stack/progress.ts';
import { COMMANDS } from './bundle-servers.ts';
import { writeServers } from './write-dist.ts';

const run = promisify(execFile);
let folder: string;
let dist: string;
let elsewhere: string;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'estate-dist-'));
	dist = path.join(folder, 'dist');
	elsewhere = path.join(folder, 'elsewhere');
	await mkdir(elsewhere);
	await writeServers(dist, new Progress({ quiet: true }));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const environment = () => ({
	PATH: process.env.PATH,
	DATA_DIR: 'data',
	API_PORT: '0',
	DRAIN_SECONDS: '0',
});

/** A command of `dist/`, from another folder, with nothing of the workspace in reach. */
const command = (name: string, ...args: string[]) =>
	run(process.execPath, [path.join(dist, `${name}.js`), ...args], { cwd: elsewhere, env: environment() });

describe('what npm run build makes of the servers', () => {
	it('holds no sources, no development packages, and the licence of what it holds', async () => {
		const files = await readdir(dist, { recursive: true });
		expect(files.filter((file) => /\.[cm]?tsx?$/.test(file))).toEqual([]);
		const packages = await readdir(path.join(dist, 'node_modules'));
		expect(packages).toContain('sharp');
		for (const name of ['typescript', '@rspack', 'vitest', 'playwright', '@sparticuz', '@estate'])
			expect(packages).not.toContain(name);
		const licences = await readFile(path.join(dist, 'licences.txt'), 'utf8');
		for (const name of ['fastify', 'kysely', 'sharp', 'react', 'dejavu-fonts-ttf'])
			expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
	});

	it.each(Object.keys(COMMANDS))('%s says what it does, from any folder', async (name) => {
		expect((await command(name, '--help')).stdout.length).toBeGreaterThan(100);
	});

	it('names its own commands, and none of package.json', async () => {
		const folder = path.join(dist, 'server');
		const texts = await Promise.all(
			(await readdir(folder)).map((file) => readFile(path.join(folder, file), 'utf8')),
		);
		const named = texts.join('').match(/npm run [a-z]+ --|node dist\/[a-z]+\.js/g) ?? [];
		expect(named).toContain('node dist/owners.js');
		expect(named.filter((text) => Object.keys(COMMANDS).includes(text.split(' ')[2] ?? ''))).toEqual([]);
		expect((await command('owners', 'list')).stdout).toContain('node dist/owners.js create');
	});

	it('the api starts, drains and ends, and leaves an empty database empty', async () => {
		const api = spawn(process.execPath, [path.join(dist, 'api.js')], {
			cwd: elsewhere,
			env: environment(),
			stdio: ['ignore', 'pipe', 'inherit'],
		});
		const ended = new Promise((done) => api.once('exit', done));
		const address = await new Promise<string>((done, fail) => {
			createInterface({ input: api.stdout }).on('line', (line) => {
				const { service, level, msg } = JSON.parse(line);
				expect([service, level]).toEqual(['api', 'info']);
				const [, found] = /^Api on (\S+)\. /.exec(msg) ?? [];
				if (found) done(found);
			});
			api.once('exit', (code) => fail(new Error(`It ended with ${code}.`)));
		});
		await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);
		expect((await fetch(`${address}/api/docs/`)).status).toBe(200);
		api.kill('SIGTERM');
		expect(await ended).toBe(0);
		const { stdout } = await command('db', 'status', '--json');
		expect(JSON.parse(stdout)).toMatchObject({ hasContent: false, counts: { owners: 0, properties: 0 } });
	}, 60_000);
});
