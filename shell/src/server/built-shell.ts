import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL_FORMAT, type ShellManifest } from '@estate/releases';
import { BUILD } from './locations.ts';

/** What the build that runs here says of itself; undefined where it runs from sources, or says nothing that can be read. */
export async function builtShell(): Promise<ShellManifest | undefined> {
	if (!BUILD) return undefined;
	try {
		return SHELL_FORMAT.read(JSON.parse(await readFile(join(BUILD, SHELL_FORMAT.file), 'utf8')));
	} catch {
		return undefined;
	}
}
