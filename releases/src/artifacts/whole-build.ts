import type { RemoteManifest } from '@estate/shared-contract';
import { ReleaseError } from '../release-error.ts';
import { manifestOfFolder } from './artifact-manifest.ts';
import { verifyFiles } from './verify-files.ts';

/** The manifest of a built folder whose files are all there. Throws ReleaseError `bad-store`. */
export async function readWholeBuild(folder: string): Promise<RemoteManifest> {
	const manifest = await manifestOfFolder(folder);
	if (!manifest)
		throw new ReleaseError(
			'bad-store',
			`${folder} is no build: it has no remote.json. Build the remote first.`,
		);
	const [problem] = await verifyFiles(folder, manifest);
	if (!problem) return manifest;
	throw new ReleaseError(
		'bad-store',
		`${folder} is no whole build: ${problem.what} (${problem.where}). Build it again.`,
	);
}
