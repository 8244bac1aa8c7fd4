import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@estate/shared-contract';
import { readManifest } from '@estate/shared-contract/schemas';
import { ReleaseError } from '../release-error.ts';

/** The manifest of one version is not what it should be; the store itself can be read. */
export class BadManifestError extends ReleaseError {}

/** Reads the text of a `remote.json`. Throws BadManifestError that names the place. */
export function readManifestText(text: string, place: string): RemoteManifest {
	try {
		return readManifest(JSON.parse(text));
	} catch (cause) {
		throw new BadManifestError(
			'bad-store',
			`${place} is no manifest of a remote (${(cause as Error).message}). Build and publish the remote again.`,
			{ cause },
		);
	}
}

/** The manifest in a folder; undefined where there is none. Throws ReleaseError `bad-store` for what is none. */
export async function manifestOfFolder(folder: string): Promise<RemoteManifest | undefined> {
	const path = join(folder, 'remote.json');
	try {
		return readManifestText(await readFile(path, 'utf8'), path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
		throw error;
	}
}

/** Throws ReleaseError `bad-store` when the manifest is that of another version than its place says. */
export function requireOwnManifest(
	manifest: RemoteManifest,
	remote: string,
	version: string,
	place: string,
): RemoteManifest {
	if (manifest.name === remote && manifest.version === version) return manifest;
	throw new BadManifestError(
		'bad-store',
		`${place} is that of ${manifest.name} ${manifest.version}. Publish ${remote} again under another version.`,
	);
}

export function unknownVersion(remote: string, version: string, known: readonly string[]): ReleaseError {
	return new ReleaseError(
		'unknown-version',
		known.length > 0
			? `${remote} ${version} is not in the store. There: ${known.join(', ')}. Publish it first: npm run release -- publish ${remote} --version ${version}`
			: `${remote} has no version in the store. Publish it first: npm run release -- publish ${remote}`,
	);
}
