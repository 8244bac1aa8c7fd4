import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { RemoteManifest } from '@estate/shared-contract';

const run = promisify(execFile);
const PACKAGE = resolve(import.meta.dirname, '../..');
/** The command that a team builds its remote with. */
const REMOTE_KIT = resolve(
	fileURLToPath(import.meta.resolve('@estate/remote-kit/build')),
	'../../cli/main.ts',
);

export interface BuiltRemote {
	manifest: RemoteManifest;
	/** What a built file below the version's folder says */
	read(path: string): Promise<string>;
	remove(): Promise<void>;
}

/** This remote as it is published. */
export async function builtRemote(): Promise<BuiltRemote> {
	const outDir = await mkdtemp(join(tmpdir(), 'remote-'));
	await run(process.execPath, [REMOTE_KIT, 'build', '--out', outDir], { cwd: PACKAGE });
	const read = (path: string) => readFile(join(outDir, path), 'utf8');
	const manifest: RemoteManifest = JSON.parse(await read('remote.json'));
	return { manifest, read, remove: () => rm(outDir, { recursive: true }) };
}
