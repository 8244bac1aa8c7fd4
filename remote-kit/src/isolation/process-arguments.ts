import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HEAP_GROWTH_PERCENT } from '@estate/shared-contract/lean-heap';

/** Memory of the process's own thread, which runs no remote */
const OWN_HEAP_MB = 256;
/** What it hands on lives shortly; left alone its young generation grows and is not given back */
const OWN_YOUNG_MB = 8;
const HERE = dirname(fileURLToPath(import.meta.url));

function permissionFlag(): string | undefined {
	return ['--permission', '--experimental-permission'].find((flag) =>
		process.allowedNodeEnvironmentFlags.has(flag),
	);
}

/** Why the operating system's files are less protected here than on the Node of package.json; undefined: they are not. */
export function missingProtection(): string | undefined {
	if (permissionFlag()) return undefined;
	return `Node ${process.versions.node} has no permission model: server code of remotes runs in processes of its own and without modules of Node, but nothing else keeps it from files. Start with the Node of package.json (npm start).`;
}

/** A folder and all above it. */
function upwards(folder: string): string[] {
	const above = dirname(folder);
	return above === folder ? [folder] : [folder, ...upwards(above)];
}

/** What the code of these folders needs to be loaded: itself, and what module resolution asks for on its way up. */
function readable(folders: readonly string[]): string[] {
	const kit = 'node_modules/@estate/remote-kit';
	const manifests = folders.flatMap(upwards).flatMap((folder) => [
		join(folder, 'package.json'),
		// In a workspace a link, which leads to the folder of this module.
		join(folder, kit),
		join(folder, kit, 'package.json'),
		join(folder, 'node_modules/lru-cache/*'),
	]);
	return [...new Set([...folders.map((folder) => join(folder, '*')), ...manifests])];
}

/**
 * Arguments of Node for a process that runs server code of remotes: it may start threads and read the code that it
 * consists of; no other file, no writing, no process, no addon, no WASI.
 */
export function processArguments(threadEntry: string): string[] {
	const flag = permissionFlag();
	const reads = readable([HERE, dirname(fileURLToPath(threadEntry))]).map(
		(path) => `--allow-fs-read=${path}`,
	);
	return [
		'--disable-warning=ExperimentalWarning',
		'--disable-warning=SecurityWarning',
		`--max-old-space-size=${OWN_HEAP_MB}`,
		`--max-semi-space-size=${OWN_YOUNG_MB}`,
		`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`,
		...(flag ? [flag, '--allow-worker', ...reads] : []),
	];
}
