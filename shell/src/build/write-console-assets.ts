import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConsoleAssets } from '@estate/console/server';
import { integrityOf } from '@estate/remote-kit/build';
import { CONSOLE_ASSETS } from '../server/http/console-assets.ts';
import { PUBLIC_PATH } from './bundles.ts';

/** Writes `console.json`: script and style sheet of the operator console. */
export async function writeConsoleAssets(folder: string, dist: string): Promise<void> {
	const files = await readdir(folder);
	const described = async (pattern: RegExp) => {
		const file = files.find((name) => pattern.test(name));
		if (!file) throw new Error(`The build made no file like ${pattern}.`);
		return { href: PUBLIC_PATH + file, integrity: integrityOf(await readFile(join(folder, file))) };
	};
	const assets: ConsoleAssets = {
		script: await described(/^console\..*\.js$/),
		style: await described(/^console\..*\.css$/),
	};
	await writeFile(join(dist, CONSOLE_ASSETS), `${JSON.stringify(assets, null, '\t')}\n`);
}
