import { federationName } from '@estate/shared-contract/schemas';
import { type Configuration, rspack } from '@rspack/core';
import type { BuildMode } from './build-mode.ts';
import type { BundledPackages } from './bundled-packages.ts';
import type { EntryModules } from './entry-modules.ts';
import { serverRules } from './module-rules.ts';
import type { RemoteSource } from './remote-source.ts';

const NAMES = { keep_fnames: true, keep_classnames: true };
/**
 * Small, and in letters of one byte: a thread keeps the text of each bundle for as long as it lives, and one letter beyond Latin-1
 * makes each of the others take two bytes. Functions keep their names, so that traces say them.
 */
const packed = new rspack.SwcJsMinimizerRspackPlugin({
	extractComments: false,
	minimizerOptions: {
		ecma: 2022,
		compress: { ...NAMES, passes: 2 },
		mangle: NAMES,
		format: { comments: false, asciiOnly: true },
	},
});

/** Rspack configuration of a remote's server bundle: one file with React and all four languages inside, nothing shared. */
export function serverBuild(
	source: RemoteSource,
	entries: EntryModules,
	outDir: string,
	mode: BuildMode,
	bundled: BundledPackages,
): Configuration {
	const { config, version } = source;
	return {
		name: `${config.name} server`,
		mode,
		context: source.dir,
		entry: { server: entries.server },
		target: 'node24',
		devtool: mode === 'production' ? 'hidden-nosources-source-map' : false,
		output: {
			path: outDir,
			clean: true,
			module: true,
			chunkFormat: 'module',
			library: { type: 'module' },
			filename: '[name].mjs',
			uniqueName: federationName(config.name, version),
		},
		resolve: {
			extensions: ['.ts', '.tsx', '.js', '.json'],
			// Charts are drawn in browsers alone; no server reads the 1 MB of their library.
			alias: { '@estate/shared-ui/mantine/charts': false },
		},
		module: {
			parser: { javascript: { dynamicImportMode: 'eager' } },
			rules: serverRules({ cssSalt: `${config.name}@${version}` }),
		},
		optimization: { splitChunks: false, minimize: mode === 'production', minimizer: [packed] },
		plugins: [bundled.plugin('server'), new rspack.experiments.VirtualModulesPlugin(entries.sources)],
	};
}
