import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildRemote } from '@estate/remote-kit/build';
import { ROOT } from '../stack/settings.ts';
import { sourceStamp } from '../stack/source-stamp.ts';

/** Inside the workspace: a server bundle finds its packages */
const BUILT = join(ROOT, 'var', 'test-builds');
/** What a remote is built with and of, besides its own sources */
const PACKAGES = ['shared-contract', 'shared-i18n', 'shared-ui', 'remote-kit'];
const STAMP_LENGTH = 16;

// Of this day, since versions are told apart by their age as well.
const today = new Date().toISOString().slice(0, 10);
const stamp = sourceStamp(PACKAGES).then((hash) => `${hash.slice(0, STAMP_LENGTH)}-${today}`);
const building = new Map<string, Promise<string>>();

async function hashOf(dir: string, version: string): Promise<string> {
	const hash = createHash('sha256').update(version);
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
	for (const file of files.sort()) hash.update(relative(dir, file)).update(await readFile(file));
	return hash.digest('hex').slice(0, STAMP_LENGTH);
}

async function build(dir: string, version: string, outDir: string): Promise<string> {
	if (existsSync(outDir)) return outDir;
	const work = `${outDir}.${process.pid}`;
	await buildRemote({ dir, version, outDir: work });
	// Another process that built the same meanwhile was as good.
	await rename(work, outDir).catch(() => rm(work, { recursive: true, force: true }));
	return outDir;
}

/** Builds a version of a remote, or answers what was built of the same sources before. What is in the folder stays as it is. */
export async function builtRemote(dir: string, version: string): Promise<string> {
	const outDir = join(BUILT, await stamp, await hashOf(dir, version));
	const built = building.get(outDir) ?? build(dir, version, outDir);
	building.set(outDir, built);
	return built;
}

/** Removes what was built of earlier sources. */
export async function removeOldBuilds(): Promise<void> {
	const kept = await stamp;
	for (const name of await readdir(BUILT).catch(() => []))
		if (name !== kept) await rm(join(BUILT, name), { recursive: true, force: true });
}
