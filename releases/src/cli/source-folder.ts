import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ReleaseError } from '../release-error.ts';
import { ROOT } from './settings.ts';

/**
 * Folder of a remote's sources: the given one, else `mfe-<remote>` of the workspace, else, in a repository of its own, the
 * working folder. Throws ReleaseError when it holds none.
 */
export function sourceFolder(remote: string, dir: string | undefined): string {
	const isRemote = (folder: string) => existsSync(join(folder, 'src/remote.config.ts'));
	const beside = join(ROOT, `mfe-${remote}`);
	const folder = dir ? resolve(dir) : isRemote(ROOT) ? ROOT : beside;
	if (isRemote(folder)) {
		if (existsSync(join(folder, 'package.json'))) return folder;
		throw new ReleaseError(
			'unknown-version',
			`${folder} has no package.json, which names the remote and its version. Add one, as npm run create-remote makes it.`,
		);
	}
	throw new ReleaseError(
		'unknown-version',
		`${folder} is no remote: it has no src/remote.config.ts. Check the name, or give its folder with --dir.`,
	);
}
