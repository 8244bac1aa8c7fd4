import { buildShell } from '../build/build-shell.ts';

/** The shell as it stands in the work tree, built before its tests. */
export default async function buildOnce(): Promise<void> {
	await buildShell();
}
