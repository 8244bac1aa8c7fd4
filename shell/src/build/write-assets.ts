import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf, providedVersions } from '@estate/remote-kit/build';
import type { ShellAssets } from '../server/shell-assets.ts';
import { PUBLIC_PATH } from './bundles.ts';

/** Fonts that every page draws its first lines with. */
const EARLY_FONTS = /^(fraunces-latin|instrument-sans-latin).*\.woff2$/;

/** Writes `assets.json`: which file is what, and the hash of each. */
export async function writeAssets(folder: string, dist: string): Promise<void> {
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
	const texts = files.filter((file) => /^texts-\w+\..*\.json$/.test(file));
	const scripts = await Promise.all(files.filter((file) => file.endsWith('.js')).map(described));
	const assets: ShellAssets = {
		boot: await named(/^boot\..*\.js$/),
		app: [await named(/^app\..*\.js$/)],
		texts: Object.fromEntries(
			await Promise.all(texts.map(async (file) => [file.slice(6, 8), await described(file)] as const)),
		),
		styles: files.filter((file) => file.endsWith('.css')).map((file) => PUBLIC_PATH + file),
		fonts: files.filter((file) => EARLY_FONTS.test(file)).map((file) => PUBLIC_PATH + file),
		integrity: Object.fromEntries(scripts.map(({ href, integrity }) => [href, integrity])),
		shared: providedVersions(),
	};
	await writeFile(join(dist, 'assets.json'), `${JSON.stringify(assets, null, '\t')}\n`);
}
