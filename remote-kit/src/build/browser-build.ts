import { federationName } from '@estate/shared-contract/schemas';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import type { BuildMode } from './build-mode.ts';
import type { BundledPackages } from './bundled-packages.ts';
import type { EntryModules } from './entry-modules.ts';
import { federationRuntimeAsModules } from './federation-runtime.ts';
import { IconSpritesPlugin } from './icon-sprites.ts';
import { BROWSER_TARGETS, browserRules } from './module-rules.ts';
import { relativeRequest } from './relative-request.ts';
import type { RemoteSource } from './remote-source.ts';
import { remoteShared } from './shared-modules.ts';

/** Smallest output for the supported browsers; the shell's build uses the same. */
export function browserMinimizers() {
	return [
		new rspack.SwcJsMinimizerRspackPlugin({
			minimizerOptions: {
				ecma: 2022,
				compress: { passes: 3 },
				mangle: true,
				format: { comments: false },
			},
		}),
		new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSER_TARGETS } }),
		new IconSpritesPlugin(),
	];
}

/**
 * Modules and chunks of a production build are counted. Rspack's own choice, hashes of names, takes the absolute path of a
 * shared module for part of its name: the same sources would give other bytes, and other sizes, in every folder.
 */
export function countedIds(mode: BuildMode) {
	return mode === 'production' ? ({ moduleIds: 'natural', chunkIds: 'natural' } as const) : {};
}

/** Bytes of source from which on a file of its own is worth a request */
const WORTH_A_FILE = { javascript: 24_000, css: 6_000 };
/** Of what two slots of one page would otherwise both bring */
const WORTH_A_FILE_OF_A_PAGE = { javascript: 12_000, css: 6_000 };

/**
 * What several slots of a remote render with is a file of its own, so that a second slot costs only what it adds, and so is what slots of
 * one page share, which it would load twice. Optional slots stand on other pages as well, which would only get more files by it. Small
 * pieces are not worth a request.
 */
function sharedBySlots({ config }: RemoteSource) {
	const standsElsewhere = new Set(
		config.slots.filter(({ priority }) => priority === 'optional').map(({ name }) => name),
	);
	const pages = config.routes.map(({ slots }) => slots.filter((slot) => !standsElsewhere.has(slot)));
	const byPage = pages.map((slots, page) => [
		`page-${page}`,
		{
			chunks: ({ name = '' }: { name?: string }) => slots.includes(name),
			minChunks: 2,
			minSize: WORTH_A_FILE_OF_A_PAGE,
			priority: 1,
			reuseExistingChunk: true,
		},
	]);
	return {
		chunks: 'async',
		minSize: WORTH_A_FILE,
		cacheGroups: {
			default: false,
			defaultVendors: false,
			slots: { minChunks: 3, priority: 2, reuseExistingChunk: true },
			...Object.fromEntries(byPage),
		},
	} as const;
}

/** Rspack configuration of a remote's browser build: one federated container with its slots and texts exposed. */
export function browserBuild(
	source: RemoteSource,
	entries: EntryModules,
	outDir: string,
	mode: BuildMode,
	bundled: BundledPackages,
): Configuration {
	const { config, version } = source;
	const name = federationName(config.name, version);
	return {
		name: `${config.name} browser`,
		mode,
		context: source.dir,
		entry: {},
		infrastructureLogging: { level: 'error' },
		target: ['web', 'es2022'],
		// Positions alone: texts of sources stay where they are.
		devtool: mode === 'development' ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
		output: {
			path: outDir,
			clean: true,
			module: true,
			chunkFormat: 'module',
			chunkLoading: 'import',
			publicPath: 'auto',
			uniqueName: name,
			chunkFilename: '[name].[contenthash:8].js',
			// Slots that wear the same have one sheet: a page asks for it once.
			cssChunkFilename: 'styles.[contenthash:8].css',
			assetModuleFilename: '[name].[contenthash:8][ext]',
		},
		resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
		module: {
			rules: browserRules({ cssSalt: `${config.name}@${version}` }),
		},
		optimization: { ...countedIds(mode), splitChunks: sharedBySlots(source), minimizer: browserMinimizers() },
		plugins: [
			federationRuntimeAsModules(),
			bundled.plugin('browser'),
			new rspack.experiments.VirtualModulesPlugin(entries.sources),
			new ModuleFederationPlugin({
				name,
				filename: 'remoteEntry.js',
				library: { type: 'module' },
				remoteType: 'module',
				exposes: Object.fromEntries(
					Object.entries(entries.exposes).map(([key, path]) => [
						key,
						{ import: relativeRequest(source.dir, path), name: key.slice(2) },
					]),
				),
				remotes: {},
				shared: remoteShared(),
				dts: false,
				dev: false,
				manifest: true,
				experiments: {
					externalRuntime: true,
					optimization: { disableSnapshot: true, target: 'web' },
				},
			}),
		],
	};
}
