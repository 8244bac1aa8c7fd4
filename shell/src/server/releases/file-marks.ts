import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@estate/shared-contract';

/** Size and time of every file of a version on disk: shows cheaply whether any was touched since. */
export async function fileMarks(folder: string, { files }: Pick<RemoteManifest, 'files'>): Promise<string> {
	const paths = files.flatMap(({ path }) =>
		path.startsWith('client/') ? [path, `${path}.br`, `${path}.gz`] : [path],
	);
	const marks = await Promise.all(
		paths.map(async (path) => {
			const facts = await stat(join(folder, path)).catch(() => undefined);
			return facts ? `${facts.mtimeMs}/${facts.size}` : '-';
		}),
	);
	return marks.join(' ');
}
