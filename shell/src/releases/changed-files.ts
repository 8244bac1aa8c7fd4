import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedVersion } from './release-set.ts';

async function fingerprint({ folder, manifest }: LoadedVersion): Promise<string> {
	const paths = manifest.files.flatMap(({ path }) =>
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

/** Notices that files of a version on disk were touched, by size and time: cheap enough to ask every second. */
export class ChangedFiles {
	readonly #seen = new Map<string, string>();

	/** True when something changed since the version was last asked about; false the first time. */
	async has(version: LoadedVersion): Promise<boolean> {
		const mark = await fingerprint(version);
		const before = this.#seen.get(version.folder);
		this.#seen.set(version.folder, mark);
		return before !== undefined && before !== mark;
	}
}
