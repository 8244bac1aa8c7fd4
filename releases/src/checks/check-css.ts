import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANTINE_CLASS } from '@estate/remote-kit/mantine-class';
import { STYLE_ADVICE, styleReach } from '@estate/remote-kit/style-reach';
import type { RemoteManifest } from '@estate/shared-contract';
import type { Problem } from './problem.ts';

/** Mantine's own CSS in a remote would undo the shell's: anyone who loads it second strips every button. */
function mantineProblems(css: string, where: string): Problem[] {
	const [name] = MANTINE_CLASS.exec(css) ?? [];
	if (!name) return [];
	return [
		{
			code: 'mantine-css',
			what: `It holds Mantine's own class ${name}.`,
			where,
			mend: 'Import no CSS of @mantine/*: the shell ships it once, for every remote.',
		},
	];
}

/** Do the styles of a version stay in its slots? */
export async function checkCss(folder: string, manifest: RemoteManifest): Promise<Problem[]> {
	const sheets = manifest.files.filter(({ path }) => path.endsWith('.css'));
	const found = await Promise.all(
		sheets.map(async ({ path }): Promise<Problem[]> => {
			const css = await readFile(join(folder, path), 'utf8');
			const reach = styleReach(css, manifest.name).map(
				(what): Problem => ({
					code: 'css-reach',
					what: `It styles what is not in its slots: ${what}`,
					where: path,
					mend: STYLE_ADVICE,
				}),
			);
			return [...mantineProblems(css, path), ...reach];
		}),
	);
	return found.flat();
}
