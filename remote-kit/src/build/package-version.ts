import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

/** Version of an installed package, as remote-kit itself resolves it. Throws when the package is not installed. */
export function packageVersion(name: string): string {
	const path = findPackageJSON(name, import.meta.url);
	if (!path) throw new Error(`${name} is not installed. Run npm install in the workspace.`);
	return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
