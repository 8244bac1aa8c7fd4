import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
	integrityOf,
	SHELL,
	SHELL_ENTRY,
	SHELL_FORMAT,
	type ShellManifest,
	SUPERVISION,
} from '../../releases/src/index.ts';
import { currentCommit } from '../../remote-kit/src/build/current-commit.ts';
import { HOST_CAPABILITIES, SERVED_CONTRACTS } from '../../shared-contract/src/index.ts';
import { readLock, runtimePlaces } from '../stack/lock-packages.ts';
import { ROOT } from '../stack/settings.ts';
import { BESIDE_SITE } from './packages-beside.ts';
import { LEAST_NODE } from './write-commands.ts';

async function filesBelow(out: string, folder: string): Promise<string[]> {
	const entries = await readdir(path.join(out, folder), { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** Places of the packages that the site needs beside it, with what they need themselves. */
function packagePlaces(): string[] {
	const own = BESIDE_SITE.map((name) => `node_modules/${name}`);
	return [...own, ...runtimePlaces(readLock(), own)];
}

/** Writes `shell.json`, which says what of `out` is the shell. `siteFiles`: names of its bundles in `server/`. */
export async function writeShellManifest(
	out: string,
	version: string,
	siteFiles: readonly string[],
): Promise<void> {
	const places = packagePlaces();
	const packages = (await filesBelow(out, 'node_modules')).filter((file) =>
		places.some((place) => file.startsWith(`${place}/`)),
	);
	const paths = [
		SHELL_ENTRY,
		'package.json',
		'licences.txt',
		...siteFiles.map((name) => `server/${name}`),
		...(await filesBelow(out, 'site')),
		...packages,
	];
	const files = await Promise.all(
		[...new Set(paths)].sort().map(async (file) => {
			const bytes = await readFile(path.join(out, file));
			return { path: file, size: bytes.byteLength, integrity: integrityOf(bytes) };
		}),
	);
	const { shared } = JSON.parse(await readFile(path.join(out, 'site/assets.json'), 'utf8'));
	const commit = await currentCommit(ROOT);
	const manifest: ShellManifest = {
		name: SHELL,
		version,
		contracts: [...SERVED_CONTRACTS],
		shared,
		capabilities: [...HOST_CAPABILITIES],
		node: LEAST_NODE,
		supervision: SUPERVISION,
		files,
		builtAt: new Date().toISOString(),
		...(commit ? { commit } : {}),
	};
	const text = `${JSON.stringify(SHELL_FORMAT.read(manifest), null, '\t')}\n`;
	await writeFile(path.join(out, SHELL_FORMAT.file), text);
}
