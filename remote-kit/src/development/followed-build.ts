import { type Compiler, type Configuration, HotModuleReplacementPlugin, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { browserBuild } from '../build/browser-build.ts';
import { BundledPackages } from '../build/bundled-packages.ts';
import { type EntryModules, entryModules } from '../build/entry-modules.ts';
import { developmentRules } from '../build/module-rules.ts';
import type { RemoteSource } from '../build/remote-source.ts';
import { pageModule } from './page-module.ts';

/** Where a remote is looked at: in a shell that runs elsewhere, or on a page of its own. */
export type DevelopmentTarget = 'shell' | 'page';

/** Names stay the same from build to build: what changes is fetched as hot updates, and a server in development is never cached. */
const NAMES = {
	clean: false,
	filename: '[name].js',
	chunkFilename: '[name].js',
	cssFilename: '[name].css',
	cssChunkFilename: '[name].css',
	assetModuleFilename: '[name].[contenthash:8][ext]',
} as const;

/** What does not build is not sent to pages: the next build that goes well follows the last that did. */
const WHOLE = { emitOnErrors: false } as const;

/** For a shell: the federated container as it is published, with everything shared coming from that shell. Its React is the one of production, which knows no refresh of components. */
function shellBuild(source: RemoteSource, entries: EntryModules, outDir: string): Configuration {
	const base = browserBuild(source, entries, outDir, 'development', new BundledPackages());
	return {
		...base,
		output: { ...base.output, ...NAMES },
		optimization: { ...base.optimization, ...WHOLE },
		plugins: [...(base.plugins ?? []), new HotModuleReplacementPlugin()],
	};
}

/** On a page of its own: everything inside, with React's own build for development, so that components keep their state. */
function pageBuild(source: RemoteSource, entries: EntryModules, outDir: string): Configuration {
	const { config, version, dir } = source;
	const page = pageModule(source, entries);
	return {
		name: `${config.name} page`,
		mode: 'development',
		context: dir,
		entry: { page: page.path },
		infrastructureLogging: { level: 'error' },
		target: ['web', 'es2022'],
		devtool: 'cheap-module-source-map',
		output: {
			...NAMES,
			path: outDir,
			module: true,
			chunkFormat: 'module',
			chunkLoading: 'import',
			publicPath: 'auto',
			uniqueName: `${config.name}_page`,
		},
		resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
		optimization: WHOLE,
		module: { rules: developmentRules({ cssSalt: `${config.name}@${version}` }) },
		plugins: [
			new rspack.experiments.VirtualModulesPlugin({ ...entries.sources, [page.path]: page.source }),
			new HotModuleReplacementPlugin(),
			new ReactRefreshRspackPlugin(),
		],
	};
}

/** A compiler for a remote that is being worked on; `watch` follows it. */
export function followedBuild(source: RemoteSource, target: DevelopmentTarget, outDir: string): Compiler {
	const entries = entryModules(source, 'hot');
	const make = target === 'shell' ? shellBuild : pageBuild;
	return rspack(make(source, entries, outDir));
}
