import { resolve } from 'node:path';
import { ReleaseError } from '../../release-error.ts';
import { SHELL } from '../../shell-releases/shell-manifest.schema.ts';
import { BUILT_SHELL } from '../../store/workspace.ts';
import { asCaller } from '../as-caller.ts';
import { type CommonOptions, print } from '../command.ts';
import { openShellStore } from './open-shell-store.ts';

interface Options extends CommonOptions {
	dir?: string;
	version?: string;
}

/** Puts the shell of a build (`npm run build`) into the store. Throws ReleaseError. */
export async function publishShell({ dir, version: wanted, ...options }: Options): Promise<void> {
	if (wanted)
		throw new ReleaseError(
			'unknown-version',
			`The shell's number is given to its build: npm run build -- --version ${wanted}. Then: npm run release -- publish ${SHELL}`,
		);
	const store = openShellStore();
	const { version, files, created } = await asCaller(
		store,
		{ action: 'shell', remote: SHELL, channel: undefined },
		async () => {
			const { manifest, created } = await store.shells.artifacts.put(resolve(dir ?? BUILT_SHELL));
			return { ...manifest, created };
		},
	);
	const bytes = files.reduce((sum, { size }) => sum + size, 0);
	print(options, { remote: SHELL, version, created, bytes }, [
		created
			? `${SHELL} ${version} published (${(bytes / 1024 / 1024).toFixed(1)} MB in ${files.length} files).`
			: `${SHELL} ${version} is already published with these very bytes; nothing changed.`,
		`Next: npm run release -- promote ${SHELL} ${version}`,
	]);
}
