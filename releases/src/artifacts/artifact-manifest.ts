import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ForeignContractError, remoteNameSchema, versionSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';
import { ReleaseError } from '../release-error.ts';
import { schemaFault } from '../schema-fault.ts';
import type { ArtifactFormat, ArtifactManifest } from './artifact-format.ts';

/** The manifest of one version is not what it should be; the store itself can be read. */
export class BadManifestError extends ReleaseError {}

/** Which version a manifest says that it is, whatever else it holds. */
function nameIn(text: string): string | undefined {
	const { data } = namesSchema.safeParse(JSON.parse(text));
	return data && `${data.name} ${data.version}`;
}

const namesSchema = z.object({ name: remoteNameSchema, version: versionSchema });

/** Reads the text of a manifest. Throws BadManifestError that names the place. */
export function readManifestText<Manifest extends ArtifactManifest>(
	text: string,
	place: string,
	{ kind, read }: ArtifactFormat<Manifest>,
): Manifest {
	try {
		return read(JSON.parse(text));
	} catch (cause) {
		// What is built for another contract is not to be built again: the sentence has a next step of its own.
		if (cause instanceof ForeignContractError)
			throw new BadManifestError('foreign-contract', `${nameIn(text) ?? place}: ${cause.message}`, { cause });
		throw new BadManifestError(
			'bad-store',
			`${place} is no manifest of a ${kind} (${schemaFault(cause)}). Build and publish the ${kind} again.`,
			{ cause },
		);
	}
}

/** The manifest in a folder; undefined where there is none. Throws ReleaseError `bad-store` for what is none. */
export async function manifestOfFolder<Manifest extends ArtifactManifest>(
	folder: string,
	format: ArtifactFormat<Manifest>,
): Promise<Manifest | undefined> {
	const path = join(folder, format.file);
	try {
		return readManifestText(await readFile(path, 'utf8'), path, format);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
		throw error;
	}
}

/** Throws ReleaseError `bad-store` when the manifest is that of another version than its place says. */
export function requireOwnManifest<Manifest extends ArtifactManifest>(
	manifest: Manifest,
	name: string,
	version: string,
	place: string,
): Manifest {
	if (manifest.name === name && manifest.version === version) return manifest;
	throw new BadManifestError(
		'bad-store',
		`${place} is that of ${manifest.name} ${manifest.version}. Publish ${name} again under another version.`,
	);
}

export function unknownVersion(name: string, version: string, known: readonly string[]): ReleaseError {
	return new ReleaseError(
		'unknown-version',
		known.length > 0
			? `${name} ${version} is not in the store. There: ${known.join(', ')}. Publish it first: npm run release -- publish ${name} --version ${version}`
			: `${name} has no version in the store. Publish it first: npm run release -- publish ${name}`,
	);
}
