import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
	browserRules,
	entryModules,
	integrityOf,
	providedVersions,
	readRemoteSource,
} from '@estate/remote-kit/build';
import { federationName } from '@estate/shared-contract/schemas';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { REMOTES } from '../../../scripts/remote/remotes.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';
import {
	appBundle,
	bootBundle,
	consentBundle,
	mapBundle,
	PUBLIC_PATH,
	stylesBundle,
	vitalsBundle,
} from '../../../shell/src/build/bundles.ts';
import { compressFiles } from '../../../shell/src/build/compress-files.ts';
import { writeTexts } from '../../../shell/src/build/write-texts.ts';
import type { ShellAssets } from '../../../shell/src/server/http/shell-assets.ts';

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const VERSION = '1.0.0';
const MODULES = at('./.modules.js');

export interface Monolith {
	/** Folder that holds `client/` */
	dist: string;
	assets: ShellAssets;
	/** `listings/results` → addresses of what it needs at once */
	files: Record<string, { js: string[]; css: string[] }>;
	integrity: Record<string, string>;
}

/** The same slots as the remotes', as modules of one build: path → source, and where each exposed module is. */
async function slotModules(): Promise<Record<string, string>> {
	const sources: Record<string, string> = {};
	const lines: string[] = [];
	for (const remote of REMOTES) {
		const source = await readRemoteSource(path.join(ROOT, `mfe-${remote}`), VERSION);
		const entries = entryModules(source);
		Object.assign(sources, entries.sources);
		for (const [exposed, file] of Object.entries(entries.exposes)) {
			const name = exposed.slice(2);
			const chunk = `${remote}__${name}`;
			lines.push(
				`${JSON.stringify(`${federationName(remote, VERSION)}/${name}`)}: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(file)}),`,
			);
		}
	}
	sources[MODULES] = `export const MODULES = {\n${lines.join('\n')}\n};`;
	return sources;
}

/** The shell's application with every slot inside: no federation, libraries shaken, chunks split as the bundler thinks best. */
async function applicationBundle(client: string): Promise<Configuration> {
	const { plugins: _, ...app } = appBundle('production', client);
	return {
		...app,
		resolve: { ...app.resolve, alias: { '@bench/monolith-modules': MODULES } },
		module: { rules: browserRules({ cssSalt: 'monolith' }) },
		optimization: { ...app.optimization, splitChunks: { chunks: 'async' } },
		plugins: [
			new rspack.experiments.VirtualModulesPlugin(await slotModules()),
			new rspack.NormalModuleReplacementPlugin(/remotes\/federation\.ts$/, at('./static-modules.ts')),
			new rspack.NormalModuleReplacementPlugin(/shared-libraries\.ts$/, at('./no-shared-libraries.ts')),
		],
	};
}

function compile(configurations: Configuration[]): Promise<Stats[]> {
	const compiler = rspack(configurations);
	return new Promise((resolve, reject) => {
		compiler.run((error, stats) => {
			compiler.close(() => {
				if (error || !stats) reject(error ?? new Error('The bundler gave no statistics.'));
				else if (stats.hasErrors())
					reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
				else resolve(stats.stats);
			});
		});
	});
}

/** Builds the monolith into a folder. */
export async function buildMonolith(dist: string): Promise<Monolith> {
	const client = path.join(dist, 'client');
	await rm(dist, { recursive: true, force: true });
	await mkdir(client, { recursive: true });
	const [application] = await compile([
		await applicationBundle(client),
		bootBundle('production', client),
		consentBundle('production', client),
		mapBundle('production', client),
		vitalsBundle('production', client),
		stylesBundle('production', client),
	]);
	const groups = application?.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
	await writeTexts(client);
	await compressFiles(client);
	const names = await readdir(client);
	const integrity: Record<string, string> = {};
	for (const name of names)
		if (name.endsWith('.js'))
			integrity[PUBLIC_PATH + name] = integrityOf(await readFile(path.join(client, name)));
	const described = async (pattern: RegExp) => {
		const name = names.find((file) => pattern.test(file));
		if (!name) throw new Error(`The monolith's build made no file like ${pattern}.`);
		return { href: PUBLIC_PATH + name, integrity: integrityOf(await readFile(path.join(client, name))) };
	};
	const files: Monolith['files'] = {};
	for (const [name, group] of Object.entries(groups)) {
		const [remote, exposed] = name.split('__');
		if (!exposed) continue;
		const assets = (group.assets ?? []).map((asset) => PUBLIC_PATH + asset.name);
		files[`${remote}/${exposed}`] = {
			js: assets.filter((href) => href.endsWith('.js')),
			css: assets.filter((href) => href.endsWith('.css')),
		};
	}
	const byLanguage = async (prefix: string) => {
		const texts = names.filter((name) => name.startsWith(prefix) && name.endsWith('.json'));
		const entries = texts.map(
			async (name) =>
				[
					name.slice(prefix.length, prefix.length + 2),
					await described(new RegExp(`^${RegExp.escape(name)}$`)),
				] as const,
		);
		return Object.fromEntries(await Promise.all(entries));
	};
	const assets: ShellAssets = {
		boot: await described(/^boot\..*\.js$/),
		app: [await described(/^app\..*\.js$/)],
		texts: await byLanguage('texts-'),
		consent: {
			dialog: await described(/^consent-dialog\..*\.js$/),
			tags: await described(/^consent-tags\..*\.js$/),
			style: await described(/^consent\..*\.css$/),
			texts: await byLanguage('consent-'),
		},
		vitals: await described(/^vitals\..*\.js$/),
		map: {
			script: await described(/^map-frame\..*\.js$/),
			style: await described(/^map-frame\..*\.css$/),
		},
		styles: names.filter((name) => /^site\..*\.css$/.test(name)).map((name) => PUBLIC_PATH + name),
		fonts: names
			.filter((name) => /^(fraunces|instrument-sans)\.[^.]+\.woff2$/.test(name))
			.map((name) => PUBLIC_PATH + name),
		integrity: {},
		shared: providedVersions(),
		onDemand: {},
	};
	return { dist, assets, files, integrity };
}
