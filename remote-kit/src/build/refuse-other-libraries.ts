import type { RemoteManifest } from '@estate/shared-contract';
import { BuildError } from './build-error.ts';
import { LIBRARY_ADVICE, libraryProblems } from './library-versions.ts';
import { providedVersions } from './shared-modules.ts';

/** Throws where a build took in a shared library of another major version than a shell of this workspace gives. */
export function refuseOtherLibraries(manifest: Pick<RemoteManifest, 'name' | 'packages'>): void {
	const problems = libraryProblems(manifest, providedVersions());
	if (problems.length === 0) return;
	throw new BuildError('library-version', `${manifest.name}: ${problems.join(' ')} ${LIBRARY_ADVICE}`);
}
