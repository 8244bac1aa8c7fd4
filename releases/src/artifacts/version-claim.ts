import type { RemoteManifest } from '@estate/shared-contract';
import { remoteManifestSchema } from '@estate/shared-contract/schemas';
import { ReleaseError } from '../release-error.ts';

/** What makes a version the same again: all but the moment and the commit of its build. */
export function bytesOf({ builtAt: _, commit: __, ...manifest }: RemoteManifest): string {
	return JSON.stringify(manifest);
}

/**
 * A version number belongs to the bytes that were published under it first, also when they were pruned since: browsers
 * and caches keep files for a year under addresses that hold the number. Throws ReleaseError `already-published`.
 */
export function requireSameBytes(existing: RemoteManifest, manifest: RemoteManifest): void {
	if (bytesOf(existing) === bytesOf(manifest)) return;
	throw new ReleaseError(
		'already-published',
		`${manifest.name} ${manifest.version} was published before with other bytes, and a version never changes. Publish under a new one: npm run release -- publish ${manifest.name} --version <x.y.z>`,
	);
}

/** Takes the number for these bytes, or finds it taken by the same ones. Throws ReleaseError `already-published`. */
export async function claimVersion(
	manifest: RemoteManifest,
	claims: { create(text: string): Promise<boolean>; read(): Promise<string | undefined> },
): Promise<void> {
	if (await claims.create(`${JSON.stringify(manifest, null, '\t')}\n`)) return;
	const existing = remoteManifestSchema.safeParse(JSON.parse((await claims.read()) ?? 'null'));
	// A claim that cannot be read holds nobody back: what is published is compared once more when it is put in place.
	if (existing.success) requireSameBytes(existing.data, manifest);
}
