import { existsSync } from 'node:fs';
import path from 'node:path';
import {
	Compilation,
	type Compiler,
	type Configuration,
	NormalModuleReplacementPlugin,
	rspack,
	type Stats,
} from '@rspack/core';
import { ROOT } from '../stack/settings.ts';
import { BESIDE, MISSING } from './packages-beside.ts';

/** What `dist/` can be started with: name → source. */
export const COMMANDS = {
	site: 'shell/src/server/main.ts',
	api: 'api/src/main.ts',
	release: 'releases/src/cli/main.ts',
	...Object.fromEntries(
		(
			[
				'db',
				'import',
				'owners',
				'requests',
				'testimonials',
				'newsletter',
				'people',
				'mails',
				'messages',
				'webhooks',
			] as const
		).map((name) => [name, `api/src/cli/${name}.ts`]),
	),
} as Readonly<Record<string, string>>;

/** Processes and threads that these start, each beside its starter. */
const STARTED: Readonly<Record<string, string>> = {
	'embedded-worker': 'api/src/database/embedded-worker.ts',
	'mail-worker': 'api/src/owners/messages/receive/mail-worker.ts',
	'paper-worker': 'api/src/pdf/paper-worker.ts',
	'render-worker': 'shell/src/server/render/render-worker.ts',
	'check-worker': 'releases/src/checks/rendering/check-worker.ts',
	'check-process': 'releases/src/checks/process/check-process.ts',
	'process-main': 'remote-kit/src/isolation/process-main.ts',
};

/** What the site starts with, and starts. */
const SITE_ENTRIES = ['site', 'render-worker', 'check-worker', 'check-process', 'process-main'];

export interface BundledServers {
	/** Files of the modules that were bundled */
	modules: string[];
	/** Names of the bundles that the site is made of */
	siteFiles: string[];
}

/** Where files are differs between sources and bundles: `locations.built.ts` takes the place of `locations.ts`. */
const builtVariants = () =>
	new NormalModuleReplacementPlugin(/^\.{1,2}\/.*\.ts$/, (data) => {
		const variant = data.request.replace(/\.ts$/, '.built.ts');
		if (existsSync(path.resolve(data.context, variant))) data.request = variant;
	});

/** `npm run owners -- list` in a message becomes `node dist/owners.js list`: who installs a build has no package.json with commands. */
const builtCommands = {
	apply({ hooks, rspack: { sources } }: Compiler) {
		const named = new RegExp(`npm run (${Object.keys(COMMANDS).join('|')}) --`, 'g');
		hooks.compilation.tap('BuiltCommands', (compilation) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
			compilation.hooks.processAssets.tap({ name: 'BuiltCommands', stage }, (assets) => {
				for (const [name, asset] of Object.entries(assets)) {
					const text = String(asset.source());
					const built = text.replace(named, 'node dist/$1.js');
					if (built !== text) compilation.updateAsset(name, new sources.RawSource(built));
				}
			});
		});
	},
};

function configuration(out: string): Configuration {
	const entries = { ...COMMANDS, ...STARTED };
	return {
		mode: 'production',
		name: 'servers',
		context: ROOT,
		entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path.join(ROOT, file)])),
		target: 'node22',
		devtool: false,
		// A package is found where it is imported from, and never loaded as what it is not.
		externals: [
			({ request = '', dependencyType }, done) => {
				const name = request.split('/', request.startsWith('@') ? 2 : 1).join('/');
				if (name === 'playwright') return done(undefined, 'import playwright-core');
				// What is asked for without being needed fails where it is asked for, which is caught there.
				const kind = dependencyType === 'commonjs' ? 'node-commonjs' : 'import';
				if (name in BESIDE || MISSING.includes(name)) return done(undefined, `${kind} ${request}`);
				done();
			},
		],
		externalsPresets: { node: true },
		node: { __dirname: 'node-module', __filename: 'node-module' },
		output: {
			path: out,
			module: true,
			chunkFormat: 'module',
			chunkLoading: 'import',
			filename: '[name].js',
			chunkFilename: 'chunk-[name]-[contenthash:8].js',
			library: { type: 'module' },
		},
		resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
		module: {
			// What stands beside a file is found by the file's own address, at run time.
			parser: { javascript: { importMeta: false, url: false, worker: false } },
			rules: [
				{
					test: /\.tsx?$/,
					loader: 'builtin:swc-loader',
					options: { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2023' } },
					type: 'javascript/auto',
				},
			],
		},
		plugins: [builtVariants(), builtCommands],
		// Not minified: traces in the log name functions.
		optimization: {
			minimize: false,
			splitChunks: { chunks: 'all', minSize: 40_000, cacheGroups: { defaultVendors: false } },
		},
	};
}

/** Bundles both servers and all commands side by side into `out`. Throws an Error with what the bundler says. */
export function bundleServers(out: string): Promise<BundledServers> {
	const compiler = rspack(configuration(out));
	return new Promise((resolve, reject) => {
		compiler.run((error, stats) => {
			const bundled =
				error || !stats ? undefined : { modules: modulesOf(stats), siteFiles: siteFilesOf(stats) };
			compiler.close(() => {
				if (error) reject(error);
				else if (stats?.hasErrors() || stats?.hasWarnings())
					reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
				else if (bundled) resolve(bundled);
			});
		});
	});
}

/** Of the site's entries, and of all that they load at once or later. */
function siteFilesOf(stats: Stats): string[] {
	const { entrypoints = {}, chunks = [] } = stats.toJson({
		all: false,
		entrypoints: true,
		chunks: true,
		chunkRelations: true,
		ids: true,
	});
	const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
	const waiting = SITE_ENTRIES.flatMap((name) => entrypoints[name]?.chunks ?? []);
	const seen = new Set<(typeof waiting)[number]>();
	const files = new Set<string>();
	for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
		if (seen.has(id)) continue;
		seen.add(id);
		const chunk = byId.get(id);
		for (const file of chunk?.files ?? []) files.add(file);
		waiting.push(...(chunk?.children ?? []));
	}
	return [...files].sort();
}

function modulesOf({ compilation }: Stats): string[] {
	const resources = [...compilation.modules].map((module) => module.nameForCondition()?.split('?')[0]);
	return [...new Set(resources.filter((file) => file !== undefined))];
}
