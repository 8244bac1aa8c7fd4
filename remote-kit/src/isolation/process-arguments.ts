import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Memory of the process's own thread, which runs no remote */
const OWN_HEAP_MB = 256;
const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

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

/**
 * Arguments of Node for a process that runs server code of remotes: it may start threads and read the code that it
 * consists of; no other file, no writing, no process, no addon, no WASI.
 */
export function processArguments(threadEntry: string): string[] {
	const folders = new Set([HERE, dirname(fileURLToPath(threadEntry)), `${ROOT}node_modules/lru-cache`]);
	// Each says by which rules the files below it are read; the last leads from the entry to this folder.
	const manifests = ['', 'remote-kit/', 'shell/', 'releases/', 'node_modules/@estate/remote-kit/'];
	const flag = permissionFlag();
	const reads = [
		...[...folders].map((folder) => `${folder}/*`),
		...manifests.map((folder) => `${ROOT}${folder}package.json`),
		`${ROOT}node_modules/@estate/remote-kit`,
	].map((path) => `--allow-fs-read=${path}`);
	return [
		'--disable-warning=ExperimentalWarning',
		'--disable-warning=SecurityWarning',
		`--max-old-space-size=${OWN_HEAP_MB}`,
		...(flag ? [flag, '--allow-worker', ...reads] : []),
	];
}
