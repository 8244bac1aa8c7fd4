import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildError, type BuildMode } from '@estate/remote-kit/build';
import { type Configuration, rspack } from '@rspack/core';
import { DIST } from '../server/locations.ts';
import {
	appBundle,
	bootBundle,
	consentBundle,
	consoleBundle,
	frameBundle,
	mapBundle,
	stylesBundle,
	vitalsBundle,
} from './bundles.ts';
import { compressFiles } from './compress-files.ts';
import { type ProvidedFiles, providedFiles } from './provided-files.ts';
import { removeOldFiles } from './remove-old-files.ts';
import { writeAssets } from './write-assets.ts';
import { writeConsoleAssets } from './write-console-assets.ts';
import { writeTexts } from './write-texts.ts';

/** How long a tab may stay open and still find the files of the build that it came with */
const KEPT_MS = 14 * 24 * 3_600_000;

/** Returns the files of what the application provides on demand. */
function compile(configurations: Configuration[]): Promise<ProvidedFiles> {
	const compiler = rspack(configurations);
	return new Promise((resolve, reject) => {
		compiler.run((error, stats) => {
			compiler.close(() => {
				if (error) reject(error);
				else if (stats?.hasErrors())
					reject(new BuildError('compile', stats.toString({ preset: 'errors-only', colors: false })));
				else
					resolve(
						providedFiles(stats?.stats.find(({ compilation }) => compilation.name === 'app')?.compilation),
					);
			});
		});
	});
}

/** Builds the shell into `dist/`: browser scripts and styles, compressed, and the frame for the server. */
export async function buildShell(mode: BuildMode = 'production'): Promise<void> {
	const work = join(DIST, `.work-${process.pid}`);
	await rm(work, { recursive: true, force: true });
	// Of which sources the build before was: anyone who asked for this one writes it again.
	await rm(join(DIST, '.source-stamp'), { force: true });
	const client = join(work, 'client');
	const styles = join(work, 'styles');
	const server = join(work, 'server');
	const operators = join(work, 'console');
	await mkdir(client, { recursive: true });
	const provided = await compile([
		bootBundle(mode, client),
		consentBundle(mode, client),
		mapBundle(mode, client),
		consoleBundle(mode, operators),
		vitalsBundle(mode, client),
		appBundle(mode, client),
		stylesBundle(mode, styles),
		frameBundle(mode, server),
	]);
	for (const file of await readdir(styles))
		if (!/\.(js|js\.map)$/.test(file)) await cp(join(styles, file), join(client, file));
	await writeTexts(client);
	await compressFiles(client);
	await compressFiles(operators);
	// Files of earlier builds stay for a while: open tabs still ask for them. The newest assets.json is the truth.
	await removeOldFiles(join(DIST, 'client'), KEPT_MS);
	for (const made of [client, operators]) await cp(made, join(DIST, 'client'), { recursive: true });
	await cp(server, join(DIST, 'server'), { recursive: true });
	await writeAssets(client, DIST, provided);
	await writeConsoleAssets(operators, DIST);
	await rm(work, { recursive: true, force: true });
}
