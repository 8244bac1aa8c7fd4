import { fileURLToPath } from 'node:url';
import {
	type BuildMode,
	browserMinimizers,
	browserRules,
	countedIds,
	federationRuntimeAsModules,
	serverRules,
	shellShared,
} from '@estate/remote-kit/build';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const SHELL = at('../..');
const RULES = { cssSalt: 'shell' };
const RESOLVE = { extensions: ['.ts', '.tsx', '.js', '.json'] };
const FILES = '[name].[contenthash:8]';

/** Where the browser finds the build. */
export const PUBLIC_PATH = '/-/shell/';

function browserBuild(mode: BuildMode, outDir: string): Configuration {
	return {
		mode,
		context: SHELL,
		target: ['web', 'es2022'],
		devtool: mode === 'development' ? 'cheap-module-source-map' : false,
		output: {
			path: outDir,
			module: true,
			chunkFormat: 'module',
			chunkLoading: 'import',
			publicPath: PUBLIC_PATH,
			uniqueName: 'estate_shell',
			filename: `${FILES}.js`,
			chunkFilename: `${FILES}.js`,
			cssFilename: `${FILES}.css`,
			cssChunkFilename: `${FILES}.css`,
			assetModuleFilename: `${FILES}[ext]`,
		},
		resolve: RESOLVE,
		optimization: { ...countedIds(mode), splitChunks: false, minimizer: browserMinimizers() },
	};
}

/** What the fields of a search and those of a form share, in one file: split by who uses what it would be three. */
const FIELDS = {
	test: /@mantine[\\/]core[\\/]esm[\\/](utils[\\/]InlineInput|components[\\/](ActionIcon|Button|Checkbox|CloseButton|Combobox[\\/]ComboboxChevron|Input|InputBase|Loader|NativeSelect|Radio|TextInput|Transition|UnstyledButton))[\\/]/,
	enforce: true,
	name: 'fields',
} as const;

/** What all of Mantine's parts stand on, with the sheet that all of them wear: a sheet in a file of its own would bring an empty script along. */
const CORE = {
	test: /@mantine[\\/]core[\\/](esm[\\/]core[\\/]|styles[\\/])|shared-ui[\\/]src[\\/]styles[\\/]/,
	minChunks: 3,
	enforce: true,
	name: 'mantine',
} as const;

/** What dialogs and choices wear. */
const PANELS = { type: 'css', minChunks: 2, enforce: true, name: 'panels' } as const;

/** Sheets that come with parts of the application: Mantine's and the dialog's. The frame's are in the site's own. */
const STYLED =
	/shared-ui[\\/]src[\\/]styles[\\/]|@mantine[\\/]core[\\/]styles[\\/]|slot-dialog\.module\.css$/;
const appRules = () => [
	{ oneOf: [{ test: STYLED, rules: browserRules(RULES) }, { rules: serverRules(RULES) }] },
];

/** The script of every page: a few KB, without React. */
export function bootBundle(mode: BuildMode, outDir: string): Configuration {
	return {
		...browserBuild(mode, outDir),
		name: 'boot',
		entry: { boot: './src/browser/boot/boot.ts' },
		module: { rules: serverRules(RULES) },
	};
}

/** What the boot script fetches for a visitor who is asked for consent (`dialog`) or has granted it (`tags`). */
export function consentBundle(mode: BuildMode, outDir: string): Configuration {
	const base = browserBuild(mode, outDir);
	return {
		...base,
		name: 'consent',
		entry: {
			'consent-dialog': './src/browser/consent/dialog/open-dialog.ts',
			'consent-tags': './src/browser/consent/tags/start-tags.ts',
		},
		output: { ...base.output, library: { type: 'module' } },
		module: { rules: serverRules(RULES) },
	};
}

/** What the boot script fetches when the browser is idle, in views that are counted. */
export function vitalsBundle(mode: BuildMode, outDir: string): Configuration {
	const base = browserBuild(mode, outDir);
	return {
		...base,
		name: 'vitals',
		entry: { vitals: './src/browser/vitals/watch-vitals.ts' },
		output: { ...base.output, library: { type: 'module' } },
		module: { rules: serverRules(RULES) },
	};
}

/** The script of the map's frame, with what it fetches: a document of its own, which loads nothing else of the site. */
export function mapBundle(mode: BuildMode, outDir: string): Configuration {
	return {
		...browserBuild(mode, outDir),
		name: 'map',
		entry: { 'map-frame': '@estate/map-frame/start' },
		module: { rules: serverRules(RULES) },
	};
}

/** The operator console: an application of its own, with its own libraries and style sheet, which no visitor loads. */
export function consoleBundle(mode: BuildMode, outDir: string): Configuration {
	const base = browserBuild(mode, outDir);
	return {
		...base,
		name: 'console',
		entry: { console: '@estate/console/app' },
		output: { ...base.output, uniqueName: 'estate_console' },
		module: { rules: browserRules(RULES) },
	};
}

/** The application: router, parcels, and the libraries that the shell provides to the remotes. */
export function appBundle(mode: BuildMode, outDir: string): Configuration {
	const base = browserBuild(mode, outDir);
	return {
		...base,
		name: 'app',
		entry: { app: './src/browser/app/app.ts' },
		output: { ...base.output, library: { type: 'module' } },
		optimization: {
			...base.optimization,
			splitChunks: { chunks: 'async', cacheGroups: { fields: FIELDS, core: CORE, panels: PANELS } },
		},
		module: { rules: appRules() },
		plugins: [
			federationRuntimeAsModules(),
			new ModuleFederationPlugin({
				name: 'estate_shell',
				library: { type: 'module' },
				remoteType: 'module',
				remotes: {},
				shared: shellShared(),
				shareStrategy: 'loaded-first',
				dts: false,
				dev: false,
				manifest: false,
				experiments: {
					provideExternalRuntime: true,
					optimization: { disableSnapshot: true, target: 'web' },
				},
			}),
		],
	};
}

/** The site's own style sheet: tokens, elements and the frame's modules; and those of the consent dialog and of the map's frame. The scripts are thrown away. */
export function stylesBundle(mode: BuildMode, outDir: string): Configuration {
	const base = browserBuild(mode, outDir);
	return {
		...base,
		name: 'styles',
		entry: {
			site: ['./src/frame/site-styles.css', './src/frame/styled-parts.ts'],
			consent: './src/browser/consent/dialog/dialog.module.css',
			'map-frame': '@estate/map-frame/style.css',
		},
		module: { rules: browserRules(RULES) },
		// As a library they count as used, so that their styles stay.
		output: { ...base.output, library: { type: 'module' } },
	};
}

/** The frame for the server. */
export function frameBundle(mode: BuildMode, outDir: string): Configuration {
	return {
		mode,
		name: 'frame',
		context: SHELL,
		entry: { frame: './src/frame/index.tsx' },
		target: 'node24',
		devtool: false,
		output: {
			path: outDir,
			module: true,
			chunkFormat: 'module',
			library: { type: 'module' },
			uniqueName: 'estate_shell',
			filename: '[name].mjs',
			publicPath: PUBLIC_PATH,
		},
		resolve: RESOLVE,
		module: { parser: { javascript: { dynamicImportMode: 'eager' } }, rules: serverRules(RULES) },
		optimization: { splitChunks: false, minimize: false },
	};
}
