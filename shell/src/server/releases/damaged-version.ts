import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ArtifactStore, integrityOf } from '@estate/releases';
import type { RenderPool } from '../render/render-pool.ts';
import { fileMarks } from './file-marks.ts';
import { checkBundle } from './load-version.ts';
import type { DamagedVersion } from './settle-remote.ts';

/** What there is of a version that cannot be loaded whole. Throws where not even its manifest is known. */
export async function damagedVersion(
	artifacts: Pick<ArtifactStore, 'remains'>,
	pool: RenderPool,
	remote: string,
	version: string,
): Promise<DamagedVersion> {
	const { manifest, folder } = await artifacts.remains(remote, version);
	const path = join(folder, manifest.serverEntry);
	const integrity = manifest.files.find((file) => file.path === manifest.serverEntry)?.integrity ?? '';
	const bundle = { remote, version, path, integrity };
	const loaded = { manifest, folder, bundle, marks: await fileMarks(folder, manifest) };
	const isWhole = async () => {
		if (integrityOf(await readFile(path)) !== integrity) return false;
		await checkBundle(pool, loaded);
		return true;
	};
	const canRender = await isWhole().catch(() => false);
	return { ...loaded, damage: canRender ? 'files' : 'server' };
}
