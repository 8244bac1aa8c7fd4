import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError } from './build-error.ts';
import { STYLE_ADVICE, styleReach } from './style-reach.ts';

/** Throws where styles of a browser build reach outside of the remote's slots. */
export async function refuseReachingCss(clientDir: string, remote: string): Promise<void> {
	for (const file of await readdir(clientDir, { recursive: true })) {
		if (!file.endsWith('.css')) continue;
		const found = styleReach(await readFile(join(clientDir, file), 'utf8'), remote);
		if (found.length > 0)
			throw new BuildError(
				'css-reach',
				`${file} styles what is not in the slots of ${remote}: ${found.slice(0, 5).join(' and ')}. ${STYLE_ADVICE}`,
			);
	}
}
