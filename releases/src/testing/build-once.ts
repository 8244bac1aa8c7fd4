import { removeOldBuilds } from '../../../scripts/testing/built-remote.ts';
import { buildFixture, removeScratchFolders } from './fixture.ts';

/** What many files of tests need: versions of the fixture remote. */
export default async function buildOnce(): Promise<void> {
	await removeOldBuilds();
	await Promise.all(['1.0.0', '1.1.0', '1.2.0'].map((version) => buildFixture(version)));
	await removeScratchFolders();
}
