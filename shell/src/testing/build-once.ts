import { buildShellOnce } from '../../../scripts/stack/prepare.ts';
import { removeOldBuilds } from '../../../scripts/testing/built-remote.ts';
import { buildDrill } from './drill.ts';
import { removeScratchFolders } from './scratch-folder.ts';

/** What many files of tests need: the shell as it stands in the work tree, and the versions of the drill remote. */
export default async function buildOnce(): Promise<void> {
	await removeOldBuilds();
	await Promise.all([
		buildShellOnce(process.env),
		...['1.0.0', '1.1.0'].map((version) => buildDrill(version)),
	]);
	await removeScratchFolders();
}
