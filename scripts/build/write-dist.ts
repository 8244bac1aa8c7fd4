import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildRemote } from '../../remote-kit/src/build/index.ts';
import { REMOTES } from '../remote/remotes.ts';
import { readLock } from '../stack/lock-packages.ts';
import { buildShellOnce } from '../stack/prepare.ts';
import type { Progress } from '../stack/progress.ts';
import { ROOT } from '../stack/settings.ts';
import { type BundledServers, bundleServers } from './bundle-servers.ts';
import { copyPackages } from './copy-packages.ts';
import { LEAST_NODE, writeCommands } from './write-commands.ts';
import { writeLicences } from './write-licences.ts';
import { writeShellManifest } from './write-shell-manifest.ts';

const FONTS = ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSerif'];
const SITE_PARTS = ['client', 'server', 'assets.json', 'console.json'];
const at = (...parts: string[]) => path.join(ROOT, ...parts);

/** What the api reads beside its code. */
async function copyApiFiles(out: string): Promise<void> {
	const target = path.join(out, 'api');
	await cp(at('api/migrations'), path.join(target, 'migrations'), { recursive: true });
	await cp(at('api/src/mail/layout.html'), path.join(target, 'layout.html'));
	await cp(at('places/data/places.json'), path.join(target, 'places.json'));
	const { resolve } = createRequire(at('api/package.json'));
	for (const font of FONTS)
		await cp(resolve(`dejavu-fonts-ttf/ttf/${font}.ttf`), path.join(target, 'fonts', `${font}.ttf`));
}

async function copySite(out: string): Promise<void> {
	for (const part of SITE_PARTS) {
		const from = at('shell/dist', part);
		if (existsSync(from)) await cp(from, path.join(out, 'site', part), { recursive: true });
	}
}

async function describe(out: string): Promise<void> {
	const version = packageVersion();
	const facts = {
		name: 'estate',
		version,
		private: true,
		type: 'module',
		engines: { node: `>=${LEAST_NODE}` },
	};
	await writeFile(path.join(out, 'package.json'), `${JSON.stringify(facts, null, '\t')}\n`);
}

/** Of this project; what a shell is called unless its build is told otherwise. */
const packageVersion = () => readLock()['']?.version ?? '0.0.0';

/** What a shell is, in `out`: its server, its browsers' files and `shell.json`. Returns when it can be published and started. */
export async function writeSite(
	out: string,
	version: string,
	{ siteFiles }: BundledServers,
	progress: Progress,
): Promise<void> {
	await progress.step('Site for browsers', () => buildShellOnce({ ...process.env, NODE_ENV: 'production' }));
	await copySite(out);
	await progress.step(`Shell ${version}`, () => writeShellManifest(out, version, siteFiles));
}

/** The servers and their commands without browser files and remotes: code, packages, the api's files. */
export async function writeServers(out: string, progress: Progress): Promise<BundledServers> {
	let bundled: BundledServers = { modules: [], siteFiles: [] };
	let copied: string[] = [];
	await mkdir(out, { recursive: true });
	await progress.step('Servers and commands', async () => {
		bundled = await bundleServers(path.join(out, 'server'));
		await writeCommands(out);
		await copyApiFiles(out);
		await describe(out);
	});
	await progress.step('Packages beside them', async () => {
		copied = await copyPackages(out);
	});
	await progress.step('Licences', () => writeLicences(out, bundled.modules, copied));
	return bundled;
}

/** Makes everything that production runs, in `out`, which is replaced when all of it is there. `version`: of the shell. */
export async function writeDist(out: string, progress: Progress, version = packageVersion()): Promise<void> {
	const work = `${out}.work-${process.pid}`;
	try {
		await writeSite(work, version, await writeServers(work, progress), progress);
		for (const remote of REMOTES)
			await progress.step(`Remote ${remote}`, () =>
				buildRemote({ dir: at(`mfe-${remote}`), outDir: path.join(work, 'remotes', remote) }),
			);
		await rm(out, { recursive: true, force: true });
		await rename(work, out);
	} finally {
		await rm(work, { recursive: true, force: true });
	}
}
