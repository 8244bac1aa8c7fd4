import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANTINE_CLASS } from '@estate/remote-kit/mantine-class';
import type { RemoteManifest } from '@estate/shared-contract';
import type { Problem } from './problem.ts';

/** Mantine's own CSS in a remote would undo the shell's: anyone who loads it second strips every button. */
export async function checkCss(folder: string, manifest: RemoteManifest): Promise<Problem[]> {
	const sheets = manifest.files.filter(({ path }) => path.endsWith('.css'));
	const found = await Promise.all(
		sheets.map(async ({ path }): Promise<Problem[]> => {
			const [name] = MANTINE_CLASS.exec(await readFile(join(folder, path), 'utf8')) ?? [];
			if (!name) return [];
			return [
				{
					code: 'mantine-css',
					what: `It holds Mantine's own class ${name}.`,
					where: path,
					mend: 'Import no CSS of @mantine/*: the shell ships it once, for every remote.',
				},
			];
		}),
	);
	return found.flat();
}
