import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseError } from '../release-error.ts';
import type { ArtifactFormat, ArtifactManifest } from './artifact-format.ts';
import { manifestOfFolder } from './artifact-manifest.ts';
import { verifyFiles } from './verify-files.ts';

/** What a build says of itself: its manifest, and that as it stands in the file. */
export interface WholeBuild<Manifest> {
	manifest: Manifest;
	/** Of the manifest's file */
	text: string;
}

/** A built folder whose files are all there. Throws ReleaseError `bad-store`. */
export async function readWholeBuild<Manifest extends ArtifactManifest>(
	folder: string,
	format: ArtifactFormat<Manifest>,
): Promise<WholeBuild<Manifest>> {
	const { kind, file } = format;
	const manifest = await manifestOfFolder(folder, format);
	if (!manifest)
		throw new ReleaseError('bad-store', `${folder} is no build: it has no ${file}. Build the ${kind} first.`);
	const [problem] = await verifyFiles(folder, manifest);
	if (!problem) return { manifest, text: await readFile(join(folder, file), 'utf8') };
	throw new ReleaseError(
		'bad-store',
		`${folder} is no whole build: ${problem.what} (${problem.where}). Build it again.`,
	);
}
