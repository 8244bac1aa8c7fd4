import { randomUUID } from 'node:crypto';
import { cp, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteManifest } from '@estate/shared-contract';
import { remoteManifestSchema, remoteNameSchema, versionSchema } from '@estate/shared-contract/schemas';
import { rsort } from 'semver';
import { compressTexts } from '../artifacts/compress-texts.ts';
import { verifyFiles } from '../artifacts/verify-files.ts';
import type { Problem } from '../checks/problem.ts';
import { ReleaseError } from '../release-error.ts';
import { syncFolder } from './write-file.ts';

async function folders(path: string): Promise<string[]> {
	const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return [];
		throw error;
	});
	return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** What makes a version the same again: all but the moment and the commit of its build. */
function bytesOf({ builtAt: _, commit: __, ...manifest }: RemoteManifest): string {
	return JSON.stringify(manifest);
}

/** `artifacts/<remote>/<version>/`: whole versions, put in once and never changed. */
export class FolderArtifacts {
	readonly #root: string;

	constructor(root: string) {
		this.#root = join(root, 'artifacts');
	}

	async remotes(): Promise<string[]> {
		return (await folders(this.#root)).filter((name) => remoteNameSchema.safeParse(name).success).sort();
	}

	async versions(remote: string): Promise<string[]> {
		const names = await folders(join(this.#root, remoteNameSchema.parse(remote)));
		return rsort(names.filter((name) => versionSchema.safeParse(name).success));
	}

	folder(remote: string, version: string): string {
		return join(this.#root, remoteNameSchema.parse(remote), versionSchema.parse(version));
	}

	async manifest(remote: string, version: string): Promise<RemoteManifest> {
		const folder = this.folder(remote, version);
		const manifest = await readManifest(folder).catch(async (error) => {
			if (error.cause?.code !== 'ENOENT') throw error;
			const known = await this.versions(remote);
			throw new ReleaseError(
				'unknown-version',
				known.length > 0
					? `${remote} ${version} is not in the store. There: ${known.join(', ')}. Publish it first: npm run release -- publish ${remote} --version ${version}`
					: `${remote} has no version in the store. Publish it first: npm run release -- publish ${remote}`,
			);
		});
		if (manifest.name !== remote || manifest.version !== version)
			throw new ReleaseError(
				'bad-store',
				`${folder}/remote.json is that of ${manifest.name} ${manifest.version}. Publish ${remote} anew under another version.`,
			);
		return manifest;
	}

	async put(folder: string): Promise<{ manifest: RemoteManifest; created: boolean }> {
		const manifest = await readManifest(folder);
		const problems = await verifyFiles(folder, manifest);
		if (problems[0])
			throw new ReleaseError(
				'bad-store',
				`${folder} is no whole build: ${problems[0].what} (${problems[0].where}). Build it anew.`,
			);
		const target = this.folder(manifest.name, manifest.version);
		const incoming = join(dirname(target), `.incoming-${randomUUID()}`);
		try {
			await mkdir(dirname(target), { recursive: true });
			await cp(folder, incoming, { recursive: true });
			await compressTexts(join(incoming, 'client'));
			await syncTree(incoming);
			await rename(incoming, target);
			await syncFolder(dirname(target));
			return { manifest, created: true };
		} catch (error) {
			const { code } = error as NodeJS.ErrnoException;
			if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
		} finally {
			await rm(incoming, { recursive: true, force: true });
		}
		const existing = await this.manifest(manifest.name, manifest.version);
		if (bytesOf(existing) === bytesOf(manifest)) return { manifest: existing, created: false };
		throw new ReleaseError(
			'already-published',
			`${manifest.name} ${manifest.version} is already in the store with other bytes, and a version never changes. Publish under a new one: npm run release -- publish ${manifest.name} --version <x.y.z>`,
		);
	}

	async verify(remote: string, version: string): Promise<Problem[]> {
		return verifyFiles(this.folder(remote, version), await this.manifest(remote, version));
	}
}

async function syncTree(folder: string): Promise<void> {
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		const path = join(entry.parentPath, entry.name);
		if (entry.isDirectory()) await syncFolder(path);
		else {
			const handle = await open(path, 'r');
			await handle.sync().finally(() => handle.close());
		}
	}
	await syncFolder(folder);
}

async function readManifest(folder: string): Promise<RemoteManifest> {
	const path = join(folder, 'remote.json');
	try {
		return remoteManifestSchema.parse(JSON.parse(await readFile(path, 'utf8')));
	} catch (cause) {
		throw new ReleaseError(
			'bad-store',
			`${path} is no manifest of a remote (${(cause as Error).message}). Build and publish the remote anew.`,
			{ cause },
		);
	}
}
