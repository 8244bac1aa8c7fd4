import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

function packageFile(name: string, from: string): string {
	const path = findPackageJSON(name, from);
	if (path) return path;
	throw new Error(`${name} is not installed. Run npm install in the workspace.`);
}

/**
 * Version of an installed package, as remote-kit itself resolves it, or as a package does that remote-kit stands on.
 * Throws when the package is not installed.
 */
export function packageVersion(name: string, broughtBy?: string): string {
	const from = broughtBy ? packageFile(broughtBy, import.meta.url) : import.meta.url;
	return (JSON.parse(readFileSync(packageFile(name, from), 'utf8')) as { version: string }).version;
}
