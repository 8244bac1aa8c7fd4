import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(import.meta.url);

/** Root folder of the workspace; where this package was installed from a registry, the folder that the command runs in. */
export const ROOT = HERE.includes(`${sep}node_modules${sep}`)
	? process.cwd()
	: dirname(dirname(dirname(dirname(HERE))));

const SHELL = join(ROOT, 'shell');

/** The shell that a version is looked at in. */
export const SHELL_PARTS = {
	server: join(SHELL, 'src/server/main.ts'),
	assets: join(SHELL, 'dist/assets.json'),
	/** Makes it where that was never done */
	build: join(SHELL, 'build.ts'),
};

/** Where `npm run build` makes a shell. */
export const BUILT_SHELL = join(ROOT, 'dist');

/** Where builds of remotes come with the command; undefined: it builds them from their sources. */
export const BUILT_REMOTES: string | undefined = undefined;
