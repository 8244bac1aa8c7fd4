import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BuiltRemote, buildRemote } from '@estate/remote-kit/build';
import { afterAll } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FIXTURE = join(ROOT, 'remote-kit/test/fixture-remote');
const SCRATCH = join(ROOT, 'var/test-releases');

const folders: string[] = [];

/** An empty folder inside the workspace, removed after the tests of the file. */
export async function scratchFolder(): Promise<string> {
	await mkdir(SCRATCH, { recursive: true });
	const folder = await mkdtemp(join(SCRATCH, 'run-'));
	folders.push(folder);
	return folder;
}

afterAll(async () => {
	for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** A copy of the fixture remote, with some of its files changed: path below `src` → new text. */
export async function fixtureSource(changes: Record<string, (text: string) => string> = {}): Promise<string> {
	const dir = join(await scratchFolder(), 'remote');
	await cp(FIXTURE, dir, { recursive: true, filter: (path) => !/\/dist$|\.test\.tsx$/.test(path) });
	for (const [file, change] of Object.entries(changes)) {
		const path = join(dir, 'src', file);
		await mkdir(dirname(path), { recursive: true });
		const before = await readFile(path, 'utf8');
		const after = change(before);
		if (after === before) throw new Error(`What was to be changed in ${file} is not there any more.`);
		await writeFile(path, after);
	}
	return dir;
}

const unchanged = new Map<string, Promise<BuiltRemote>>();

/** Builds a version of the fixture remote; as it is, once per file of tests. */
export async function buildFixture(
	version: string,
	changes: Record<string, (text: string) => string> = {},
): Promise<BuiltRemote> {
	const known = Object.keys(changes).length === 0 ? unchanged.get(version) : undefined;
	if (known) return known;
	const building = (async () => {
		const dir = await fixtureSource(changes);
		return buildRemote({ dir, version, outDir: join(dir, 'dist', version) });
	})();
	if (Object.keys(changes).length === 0) unchanged.set(version, building);
	return building;
}
