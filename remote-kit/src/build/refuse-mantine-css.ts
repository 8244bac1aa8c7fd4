import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from './build-error.ts';
import { MANTINE_CLASS } from './mantine-class.ts';

/** Throws when a browser build carries Mantine's CSS. */
export async function refuseMantineCss(clientDir: string): Promise<void> {
	for (const file of await readdir(clientDir, { recursive: true })) {
		if (!file.endsWith('.css')) continue;
		const found = MANTINE_CLASS.exec(await readFile(join(clientDir, file), 'utf8'));
		if (found)
			throw new BuildError(
				'mantine-css',
				`${file} holds Mantine's own class ${found[0]}. Import no CSS of @mantine/*: the shell ships it once, for every remote.`,
			);
	}
}
