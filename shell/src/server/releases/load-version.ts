import { join } from 'node:path';
import type { ArtifactStore, HostOffer } from '@estate/releases';
import { contractRefusal, type RemoteManifest, refusalText, SERVED_CONTRACTS } from '@estate/shared-contract';
import type { RenderPool } from '../render/render-pool.ts';
import { fileMarks } from './file-marks.ts';
import type { LoadedVersion } from './release-set.ts';
import { unfitness } from './shell-offer.ts';

async function checkFiles(artifacts: ArtifactStore, { name, version }: RemoteManifest): Promise<void> {
	const [problem, ...more] = await artifacts.verify(name, version);
	if (!problem) return;
	const others = more.length > 0 ? ` (and ${more.length} more)` : '';
	throw new Error(`${problem.what} ${problem.where}${others}. ${problem.mend}`);
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

/** Checks the files of a version, and that browsers can run it here. Throws an Error that says what is wrong. */
export async function checkedVersion(
	artifacts: ArtifactStore,
	offer: HostOffer,
	remote: string,
	version: string,
): Promise<LoadedVersion> {
	const manifest = await artifacts.manifest(remote, version);
	const unfit = unfitness(manifest, offer);
	if (unfit) throw new Error(unfit);
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

/** Loads a version beside those that are served: files, hashes, contract, shared libraries, capabilities, import in a thread, slots. Throws an Error that says what is wrong. */
export async function loadVersion(
	artifacts: ArtifactStore,
	pool: RenderPool,
	offer: HostOffer,
	remote: string,
	version: string,
): Promise<LoadedVersion> {
	const loaded = await checkedVersion(artifacts, offer, remote, version);
	await checkBundle(pool, loaded);
	return loaded;
}
