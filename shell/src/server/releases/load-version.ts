import { join } from 'node:path';
import type { ArtifactStore } from '@estate/releases';
import { CONTRACT_VERSION, type RemoteManifest } from '@estate/shared-contract';
import type { RenderPool } from '../render/render-pool.ts';
import { fileMarks } from './file-marks.ts';
import type { LoadedVersion } from './release-set.ts';

const major = (version: string) => version.split('.')[0];

async function checkFiles(artifacts: ArtifactStore, { name, version }: RemoteManifest): Promise<void> {
	const [problem, ...more] = await artifacts.verify(name, version);
	if (!problem) return;
	const others = more.length > 0 ? ` (and ${more.length} more)` : '';
	throw new Error(`${problem.what} ${problem.where}${others}. ${problem.mend}`);
}

/** Imports a server bundle. Throws an Error that says what is wrong. */
export async function checkBundle(pool: RenderPool, { manifest, bundle }: LoadedVersion): Promise<void> {
	const face = await pool.probe(bundle);
	if (major(face.contract) !== major(CONTRACT_VERSION))
		throw new Error(`It is built for contract ${face.contract}; this shell has ${CONTRACT_VERSION}.`);
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
		bundle: {
			remote,
			version,
			path: join(folder, manifest.serverEntry),
			integrity,
			...(manifest.serverEnvironment ? { variables: manifest.serverEnvironment } : {}),
		},
		marks,
	};
}

/** Loads a version beside those that are served: files, hashes, contract, import in a thread, slots. Throws an Error that says what is wrong. */
export async function loadVersion(
	artifacts: ArtifactStore,
	pool: RenderPool,
	remote: string,
	version: string,
): Promise<LoadedVersion> {
	const loaded = await checkedVersion(artifacts, remote, version);
	await checkBundle(pool, loaded);
	return loaded;
}
