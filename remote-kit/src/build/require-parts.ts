import type { RemoteManifest } from '@estate/shared-contract';
import { BuildError } from './build-error.ts';

/** Throws where a build lacks what a page asks for: a script of each exposed module (`./results`, `./texts-nl`), and both entries. */
export function requireParts(
	{ assets, files, entry, serverEntry }: Pick<RemoteManifest, 'assets' | 'files' | 'entry' | 'serverEntry'>,
	exposed: readonly string[],
): void {
	const paths = new Set(files.map(({ path }) => path));
	const scripts = exposed.map((name) => [name, assets[name.replace('./', '')]?.js ?? []] as const);
	const lacking = [
		...scripts.filter(([, js]) => js.length === 0).map(([name]) => name),
		...[entry, serverEntry, ...scripts.flatMap(([, js]) => js)].filter((path) => !paths.has(path)),
	];
	if (lacking.length > 0)
		throw new BuildError('lacks-parts', `What was built lacks ${lacking.join(', ')}. Build it again.`);
}
