// Takes the place of shell-versions.ts in the bundles of `npm run build`, which lie beside a shell that is built.
import { readFileSync } from 'node:fs';
import { SHELL_PARTS } from '../store/workspace.ts';

/** What the shell beside it provides: request, or library behind a facade → exact version. */
export function shellVersions(): Record<string, string> {
	const { shared } = JSON.parse(readFileSync(SHELL_PARTS.assets, 'utf8')) as {
		shared: Record<string, string>;
	};
	return shared;
}
