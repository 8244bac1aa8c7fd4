import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuiltRemote } from '@estate/remote-kit/build';
import { builtRemote } from '../../../scripts/testing/built-remote.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FIXTURE = join(ROOT, 'remote-kit/test/fixture-remote');
const SCRATCH = join(ROOT, 'var/test-releases');

const folders: string[] = [];

/** An empty folder inside the workspace, until `removeScratchFolders`. */
export async function scratchFolder(): Promise<string> {
	await mkdir(SCRATCH, { recursive: true });
	const folder = await mkdtemp(join(SCRATCH, 'run-'));
	folders.push(folder);
	return folder;
}

export async function removeScratchFolders(): Promise<void> {
	for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}

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

/** A version of the fixture remote, built once for all files of tests: what is to be harmed is copied first. */
export async function buildFixture(
	version: string,
	changes: Record<string, (text: string) => string> = {},
): Promise<BuiltRemote> {
	const outDir = await builtRemote(await fixtureSource(changes), version);
	return { outDir, manifest: JSON.parse(await readFile(join(outDir, 'remote.json'), 'utf8')) };
}
