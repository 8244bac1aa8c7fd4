import { type RemoteManifest, remoteRoutes } from '@estate/shared-contract';
import type { ShellContract } from '../shell/shell-contract.schema.ts';
import { checkCss } from './check-css.ts';
import { checkHost } from './check-host.ts';
import { checkManifest } from './check-manifest.ts';
import { checkRoutes } from './check-routes.ts';
import { ChecksFailed } from './checks-failed.ts';
import { checkLicences } from './licences/check-licences.ts';
import { checkRendering } from './rendering/check-rendering.ts';

/**
 * Does a build fit a running shell and what it serves: contract, shared libraries, capabilities, addresses; and does each
 * slot render in every language among the routes of the other remotes there? The same functions as before a promotion.
 * Throws ChecksFailed with every problem.
 */
export async function checkShell(
	{ folder, manifest }: { folder: string; manifest: RemoteManifest },
	{ shell, contract }: { shell: string; contract: ShellContract },
): Promise<void> {
	const { name, version } = manifest;
	const others = contract.remotes.filter((remote) => remote.name !== name);
	const problems = [
		...checkManifest(manifest),
		...checkLicences(manifest),
		...checkHost(manifest, { host: shell, ...contract }),
		...checkRoutes(manifest, others),
		...(await checkCss(folder, manifest)),
		...(await checkRendering(folder, manifest, others.flatMap(remoteRoutes))),
	];
	if (problems.length > 0)
		throw new ChecksFailed(name, version, problems, `does not fit the shell at ${shell}`);
}
