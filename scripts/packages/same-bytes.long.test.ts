import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../stack/settings.ts';
import { type Manifest, manifestOf, PUBLISHED } from './published.ts';
import { stagePackages } from './stage-packages.ts';

const run = promisify(execFile);
const FIXTURE = path.join(ROOT, 'remote-kit/test/fixture-remote');
let folder: string;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'same-bytes-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const installedAt = (name: string) => path.join(ROOT, 'node_modules', name);

/** What a remote is built with. */
const OWN = PUBLISHED.filter((each) => each !== 'releases' && each !== 'create-remote');

/** Packages of others that these need, with what those need, as far as they are installed here. */
async function neededPackages(): Promise<string[]> {
	const own = new Set(PUBLISHED.map((each) => manifestOf(each).name));
	const needed = new Set<string>();
	const waiting = OWN.flatMap((each) => Object.keys(manifestOf(each).dependencies ?? {}));
	for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
		if (own.has(name) || needed.has(name)) continue;
		const text = await readFile(path.join(installedAt(name), 'package.json'), 'utf8').catch(() => undefined);
		if (text === undefined) continue;
		needed.add(name);
		const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(text) as Manifest & {
			optionalDependencies?: Record<string, string>;
		};
		waiting.push(...Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }));
	}
	return [...needed];
}

/** By the system's own command: tens of thousands of small files. */
async function copy(from: string, to: string): Promise<void> {
	await mkdir(path.dirname(to), { recursive: true });
	await run('cp', ['-R', from, to]);
}

/** A repository of a team: the fixture remote, with the packages as npm installs them, and nothing of this workspace. */
async function makeRepository(to: string): Promise<void> {
	await cp(FIXTURE, to, { recursive: true });
	for (const name of await neededPackages())
		await copy(installedAt(name), path.join(to, 'node_modules', name));
	const staged = await stagePackages(path.join(folder, 'staged'));
	for (const [index, from] of staged.entries())
		await copy(from, path.join(to, 'node_modules', manifestOf(PUBLISHED[index]).name));
}

/** Builds there; each file with its hash. */
async function build(repository: string): Promise<string[]> {
	await rm(path.join(repository, 'dist'), { recursive: true, force: true });
	const command = path.join(repository, 'node_modules/@estate/remote-kit/dist/cli/main.js');
	const env = { PATH: process.env.PATH, SOURCE_DATE_EPOCH: '1790000000' };
	await run(process.execPath, [command, 'build'], { cwd: repository, env });
	const files = await readdir(path.join(repository, 'dist'), { recursive: true, withFileTypes: true });
	const hashed = files
		.filter((file) => file.isFile())
		.map(async (file) => {
			const at = path.join(file.parentPath, file.name);
			const bytes = await readFile(at);
			expect([at, bytes.includes(repository)]).toEqual([at, false]);
			return `${path.relative(repository, at)} ${createHash('sha256').update(bytes).digest('hex')}`;
		});
	return (await Promise.all(hashed)).sort();
}

it('gives the same bytes wherever a repository of its own is checked out, and names no folder in them', async () => {
	const one = path.join(folder, 'one');
	await makeRepository(one);
	const first = await build(one);
	// Another depth, and letters that addresses of modules write otherwise.
	const other = path.join(folder, 'deeper/place of another', 'checkout');
	await mkdir(path.dirname(other), { recursive: true });
	await rename(one, other);
	expect(first.length).toBeGreaterThan(5);
	expect(await build(other)).toEqual(first);
}, 300_000);
