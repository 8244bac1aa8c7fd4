import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
	manifestOfFolder,
	ReleaseError,
	SHELL,
	SHELL_FORMAT,
	type ShellManifest,
	type ShellStore,
	SUPERVISION,
	verifyFiles,
} from '@estate/releases';

const INCOMING = '.incoming-';

/** Throws ReleaseError `unfit-shell` where this machine or its supervisor cannot run the version. */
function requireRunnable({ version, node, supervision }: ShellManifest): void {
	if (supervision !== SUPERVISION)
		throw new ReleaseError(
			'unfit-shell',
			`${SHELL} ${version} is started in another way (${supervision}) than this server knows (${SUPERVISION}): install the newer build on the server first.`,
		);
	const numbers = (text: string) => text.replace(/^v/, '').split('.').map(Number);
	const [own, needed] = [numbers(process.version), numbers(node)];
	const differing = needed.findIndex((number, index) => number !== (own[index] ?? 0));
	if (differing === -1 || (own[differing] ?? 0) > (needed[differing] ?? 0)) return;
	throw new ReleaseError(
		'unfit-shell',
		`${SHELL} ${version} needs Node ${node} or newer; this server has ${process.version}.`,
	);
}

/** A copy whose every file has its hash; undefined where there is none. */
async function wholeCopy(folder: string): Promise<ShellManifest | undefined> {
	const manifest = await manifestOfFolder(folder, SHELL_FORMAT).catch(() => undefined);
	return manifest && (await verifyFiles(folder, manifest)).length === 0 ? manifest : undefined;
}

async function copyWhole(from: string, to: string, manifest: ShellManifest): Promise<void> {
	const paths = manifest.files.map(({ path }) => path);
	for (const folder of new Set(paths.map((path) => dirname(join(to, path)))))
		await mkdir(folder, { recursive: true });
	for (const path of paths) await copyFile(join(from, path), join(to, path));
	await writeFile(join(to, SHELL_FORMAT.file), JSON.stringify(manifest));
}

/**
 * Puts a version of the store below a folder of this machine and checks every byte there, so that what was checked is what
 * runs; a copy that is whole is taken as it is, also while the store is away. Returns its folder. Throws ReleaseError.
 */
export async function installShell(
	artifacts: ShellStore['artifacts'],
	version: string,
	root: string,
): Promise<string> {
	const target = join(root, version);
	const kept = await wholeCopy(target);
	if (kept?.version === version) {
		requireRunnable(kept);
		return target;
	}
	const manifest = await artifacts.manifest(SHELL, version);
	requireRunnable(manifest);
	const [problem] = await artifacts.verify(SHELL, version);
	if (problem) throw new ReleaseError('bad-store', `${problem.what} ${problem.where}. ${problem.mend}`);
	const incoming = join(root, `${INCOMING}${randomUUID()}`);
	try {
		await copyWhole(await artifacts.folder(SHELL, version), incoming, manifest);
		if (!(await wholeCopy(incoming)))
			throw new ReleaseError(
				'bad-store',
				`${SHELL} ${version} did not arrive whole at ${target}. Look at the disk.`,
			);
		await rm(target, { recursive: true, force: true });
		await rename(incoming, target);
		return target;
	} finally {
		await rm(incoming, { recursive: true, force: true });
	}
}

/** Removes copies of all other versions, and what died half done. */
export async function removeOthers(root: string, kept: ReadonlySet<string>): Promise<void> {
	for (const name of await readdir(root).catch(() => []))
		if (!kept.has(name)) await rm(join(root, name), { recursive: true, force: true });
}
