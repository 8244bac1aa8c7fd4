import { join } from 'node:path';
import type { ArtifactStore } from '@estate/releases';
import { libraryProblems } from '@estate/remote-kit/library-versions';
import { contractRefusal, type RemoteManifest, refusalText, SERVED_CONTRACTS } from '@estate/shared-contract';
import type { RenderPool } from '../render/render-pool.ts';
import { fileMarks } from './file-marks.ts';
import type { LoadedVersion } from './release-set.ts';

async function checkFiles(artifacts: ArtifactStore, { name, version }: RemoteManifest): Promise<void> {
	const [problem, ...more] = await artifacts.verify(name, version);
	if (!problem) return;
	const others = more.length > 0 ? ` (and ${more.length} more)` : '';
	throw new Error(`${problem.what} ${problem.where}${others}. ${problem.mend}`);
}

/** Throws an Error where a copy of a shared library would render what this shell's does not take up. */
function checkLibraries(manifest: RemoteManifest, shared: Readonly<Record<string, string>>): void {
	const problems = libraryProblems(manifest, shared);
	if (problems.length > 0) throw new Error(problems.join(' '));
}

/** Imports a server bundle. Throws an Error that says what is wrong. */
export async function checkBundle(pool: RenderPool, { manifest, bundle }: LoadedVersion): Promise<void> {
	const face = await pool.probe(bundle);
	const refusal = contractRefusal(face.contract, SERVED_CONTRACTS);
	if (refusal) throw new Error(refusalText(refusal, face.contract, SERVED_CONTRACTS).what);
	const missing = manifest.slots.filter(({ name }) => !face.slots.includes(name));
	if (missing.length > 0)
		throw new Error(
			`Its server bundle lacks the slots ${missing.map(({ name }) => name).join(', ')}. Build it again.`,
		);
}

/** Checks the files of a version. Throws an Error that says what is wrong. */
export async function checkedVersion(
	artifacts: ArtifactStore,
	remote: string,
	version: string,
): Promise<LoadedVersion> {
	const manifest = await artifacts.manifest(remote, version);
	const folder = await artifacts.folder(remote, version);
	const marks = await fileMarks(folder, manifest);
	await checkFiles(artifacts, manifest);
	const integrity = manifest.files.find(({ path }) => path === manifest.serverEntry)?.integrity;
	if (!integrity) throw new Error(`Its manifest lists no file ${manifest.serverEntry}. Build it again.`);
	return {
		manifest,
		folder,
		bundle: { remote, version, path: join(folder, manifest.serverEntry), integrity },
		marks,
	};
}

/** Loads a version beside those that are served: files, hashes, libraries, contract, import in a thread, slots. Throws an Error that says what is wrong. */
export async function loadVersion(
	artifacts: ArtifactStore,
	pool: RenderPool,
	remote: string,
	version: string,
	shared: Readonly<Record<string, string>>,
): Promise<LoadedVersion> {
	const loaded = await checkedVersion(artifacts, remote, version);
	checkLibraries(loaded.manifest, shared);
	await checkBundle(pool, loaded);
	return loaded;
}
