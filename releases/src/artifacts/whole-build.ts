import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@estate/shared-contract';
import { ReleaseError } from '../release-error.ts';
import { manifestOfFolder } from './artifact-manifest.ts';
import { verifyFiles } from './verify-files.ts';

/** What a build says of itself: its manifest, and that as it stands in the file. */
export interface WholeBuild {
	manifest: RemoteManifest;
	/** Of `remote.json` */
	text: string;
}

/** A built folder whose files are all there. Throws ReleaseError `bad-store`. */
export async function readWholeBuild(folder: string): Promise<WholeBuild> {
	const manifest = await manifestOfFolder(folder);
	if (!manifest)
		throw new ReleaseError(
			'bad-store',
			`${folder} is no build: it has no remote.json. Build the remote first.`,
		);
	const [problem] = await verifyFiles(folder, manifest);
	if (!problem) return { manifest, text: await readFile(join(folder, 'remote.json'), 'utf8') };
	throw new ReleaseError(
		'bad-store',
		`${folder} is no whole build: ${problem.what} (${problem.where}). Build it again.`,
	);
}
