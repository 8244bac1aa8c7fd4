import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@estate/shared-contract';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const HERE = dirname(fileURLToPath(import.meta.url));
const WORKSPACE = resolve(HERE, '../../..');
const REMOTE_MODULE = 'virtual:remote-under-test';
/** What stands beside this module, as a source or compiled */
const beside = (name: string) => join(HERE, `${name}${extname(import.meta.url)}`);

function remoteModule(dir: string): string {
	const texts = LANGUAGES.map(
		(language) => `import ${language} from ${JSON.stringify(join(dir, `src/texts/${language}.json`))};
import ${language}Ui from '@estate/shared-i18n/dictionaries/${language}/ui.json';`,
	);
	const merged = LANGUAGES.map((language) => `${language}: { ...${language}, ui: ${language}Ui }`);
	return `${texts.join('\n')}
export const dir = ${JSON.stringify(dir)};
export { default as config } from ${JSON.stringify(join(dir, 'src/remote.config.ts'))};
export const texts = { ${merged.join(', ')} };`;
}

export interface RemoteTestOptions {
	/** Folder of the remote; `mfe-<remote>` of the workspace by default */
	dir?: string;
	/** Name of the vitest project; `mfe-<remote>` by default */
	name?: string;
}

/** Vitest configuration of a remote: jsdom with what Mantine asks of a browser, CSS modules, and `renderSlot` for its slots. */
export function remoteTestConfig(
	remote: string,
	{ dir = join(WORKSPACE, `mfe-${remote}`), name = `mfe-${remote}` }: RemoteTestOptions = {},
): ViteUserConfig {
	return defineConfig({
		plugins: [
			{
				name: 'remote-under-test',
				resolveId: (id) => (id === REMOTE_MODULE ? join(dir, 'src/.remote-under-test.js') : undefined),
				load: (id) => (id.endsWith('.remote-under-test.js') ? remoteModule(dir) : undefined),
			},
		],
		test: {
			name,
			include: ['src/**/*.test.{ts,tsx}', beside('every-remote.test')],
			// What runs for every remote stands among the installed packages, in a repository of its own.
			exclude: ['**/.git/**'],
			environment: 'jsdom',
			environmentOptions: { jsdom: { url: 'https://meander.example/' } },
			// One document for all files: making one costs more than the tests.
			isolate: false,
			testTimeout: 20_000,
			setupFiles: [beside('clean-up')],
			css: { modules: { classNameStrategy: 'non-scoped' } },
			// A built server bundle runs on Node as it is.
			server: { deps: { external: [/\/server\.mjs$/], inline: [/\/@estate\//] } },
			unstubGlobals: true,
			restoreMocks: true,
		},
	});
}
