import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '@estate/remote-kit/integrity';
import { HOST_CAPABILITIES, SERVED_CONTRACTS } from '@estate/shared-contract';
import { shellVersions } from '../checks/shell-versions.ts';
import {
	SHELL,
	SHELL_ENTRY,
	SHELL_FORMAT,
	type ShellManifest,
	SUPERVISION,
} from '../shell-releases/shell-manifest.schema.ts';

/** Writes a shell of a few files into a folder, as a build leaves it: with its `shell.json`. Returns the folder. */
export async function writeSmallShell(
	folder: string,
	version: string,
	texts: Record<string, string> = {},
	other: Partial<ShellManifest> = {},
): Promise<string> {
	const contents = { [SHELL_ENTRY]: `console.log(${JSON.stringify(version)});\n`, ...texts };
	for (const [path, text] of Object.entries(contents)) {
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), text);
	}
	const manifest: ShellManifest = {
		name: SHELL,
		version,
		contracts: [...SERVED_CONTRACTS],
		shared: shellVersions(),
		capabilities: [...HOST_CAPABILITIES],
		node: '22.15',
		supervision: SUPERVISION,
		files: Object.entries(contents).map(([path, text]) => ({
			path,
			size: Buffer.byteLength(text),
			integrity: integrityOf(Buffer.from(text)),
		})),
		builtAt: '2026-11-25T10:00:00.000Z',
		...other,
	};
	await writeFile(join(folder, SHELL_FORMAT.file), JSON.stringify(manifest));
	return folder;
}
