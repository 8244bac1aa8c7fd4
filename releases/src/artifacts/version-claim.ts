import type { Problem } from '../checks/problem.ts';
import { ReleaseError } from '../release-error.ts';
import type { ArtifactFormat, ArtifactManifest } from './artifact-format.ts';
import type { WholeBuild } from './whole-build.ts';

/** What makes a version the same again: all but the time and the commit of its build. */
export function bytesOf({ builtAt: _, commit: __, ...manifest }: ArtifactManifest): string {
	return JSON.stringify(manifest);
}

/**
 * A version number belongs to the bytes that were published under it first, also when they were pruned since: browsers
 * and caches keep files for a year under addresses that hold the number. Throws ReleaseError `already-published`.
 */
export function requireSameBytes(existing: ArtifactManifest, manifest: ArtifactManifest): void {
	if (bytesOf(existing) === bytesOf(manifest)) return;
	throw new ReleaseError(
		'already-published',
		`${manifest.name} ${manifest.version} was published before with other bytes, and a version never changes. Publish under a new one: npm run release -- publish ${manifest.name} --version <x.y.z>`,
	);
}

/** Is the manifest in place the one that was published? Of what has no claim, from before there were any, that is not known. */
export function claimProblems<Manifest extends ArtifactManifest>(
	claim: string | undefined,
	manifest: Manifest,
	format: ArtifactFormat<Manifest>,
): Problem[] {
	if (claim === undefined) return [];
	const published = parsed(claim, format);
	if (published && bytesOf(published) === bytesOf(manifest)) return [];
	return [
		{
			code: 'wrong-hash',
			what: 'The manifest is not the one that was published.',
			where: `${manifest.name}/${manifest.version}/${format.file}`,
			mend: 'Publish the version again under another number; what is in the store is never edited.',
		},
	];
}

function parsed<Manifest extends ArtifactManifest>(
	text: string | undefined,
	{ read }: ArtifactFormat<Manifest>,
): Manifest | undefined {
	try {
		return read(JSON.parse(text ?? ''));
	} catch {
		return undefined;
	}
}

/**
 * Takes the number for these bytes, or finds it taken by the same ones. The claim is the manifest itself, so that shells of
 * its own contract read it. Throws ReleaseError `already-published`.
 */
export async function claimVersion<Manifest extends ArtifactManifest>(
	{ manifest, text }: WholeBuild<Manifest>,
	claims: { create(text: string): Promise<boolean>; read(): Promise<string | undefined> },
	format: ArtifactFormat<Manifest>,
): Promise<void> {
	if (await claims.create(text)) return;
	const existing = parsed(await claims.read(), format);
	// A claim that cannot be read stops no one: what is published is compared once more when it is put in place.
	if (existing) requireSameBytes(existing, manifest);
}

/** The manifest as it was published, where that in place cannot be read. Throws the error of that otherwise. */
export function claimedManifest<Manifest extends ArtifactManifest>(
	claim: string | undefined,
	error: unknown,
	format: ArtifactFormat<Manifest>,
): Manifest {
	const published = parsed(claim, format);
	if (published) return published;
	throw error;
}
