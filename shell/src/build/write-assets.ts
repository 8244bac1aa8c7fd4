import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, providedVersions } from '@estate/remote-kit/build';
import type { ShellAssets } from '../server/http/shell-assets.ts';
import { PUBLIC_PATH } from './bundles.ts';
import type { ProvidedFiles } from './provided-files.ts';

/** Fonts that every page renders its first lines with. */
const EARLY_FONTS = /^(fraunces|instrument-sans)\.[^.]+\.woff2$/;

/** Scripts that no other loads: their documents name each with its hash. */
const NAMED_BY_DOCUMENTS = /^(boot|map-frame)\./;

/** Writes `assets.json`: which file is what, and the hash of each. */
export async function writeAssets(folder: string, dist: string, provided: ProvidedFiles): Promise<void> {
	const files = await readdir(folder);
	const described = async (file: string) => ({
		href: PUBLIC_PATH + file,
		integrity: integrityOf(await readFile(join(folder, file))),
	});
	const named = async (pattern: RegExp) => {
		const file = files.find((name) => pattern.test(name));
		if (!file) throw new Error(`The build made no file like ${pattern}.`);
		return described(file);
	};
	const byLanguage = async (prefix: string) => {
		const texts = files.filter((file) => file.startsWith(prefix) && file.endsWith('.json'));
		const entries = texts.map(
			async (file) => [file.slice(prefix.length, prefix.length + 2), await described(file)] as const,
		);
		return Object.fromEntries(await Promise.all(entries));
	};
	const loaded = files.filter((file) => file.endsWith('.js') && !NAMED_BY_DOCUMENTS.test(file));
	const scripts = await Promise.all(loaded.map(described));
	const assets: ShellAssets = {
		boot: await named(/^boot\..*\.js$/),
		app: [await named(/^app\..*\.js$/)],
		texts: await byLanguage('texts-'),
		consent: {
			dialog: await named(/^consent-dialog\..*\.js$/),
			tags: await named(/^consent-tags\..*\.js$/),
			style: await named(/^consent\..*\.css$/),
			texts: await byLanguage('consent-'),
		},
		vitals: await named(/^vitals\..*\.js$/),
		map: {
			script: await named(/^map-frame\..*\.js$/),
			style: await named(/^map-frame\..*\.css$/),
		},
		styles: files.filter((file) => /^site\..*\.css$/.test(file)).map((file) => PUBLIC_PATH + file),
		fonts: files.filter((file) => EARLY_FONTS.test(file)).map((file) => PUBLIC_PATH + file),
		integrity: Object.fromEntries(scripts.map(({ href, integrity }) => [href, integrity])),
		shared: providedVersions(),
		onDemand: Object.fromEntries(
			Object.entries(provided).map(([request, names]) => [request, names.map((name) => PUBLIC_PATH + name)]),
		),
	};
	await writeFile(join(dist, 'assets.json'), `${JSON.stringify(assets, null, '\t')}\n`);
}
