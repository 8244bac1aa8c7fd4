import { randomUUID } from 'node:crypto';
import { cp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteManifest } from '@estate/shared-contract';
import { remoteNameSchema, versionSchema } from '@estate/shared-contract/schemas';
import { rsort } from 'semver';
import { manifestOfFolder, requireOwnManifest, unknownVersion } from '../artifacts/artifact-manifest.ts';
import { compressTexts } from '../artifacts/compress-texts.ts';
import { verifyFiles } from '../artifacts/verify-files.ts';
import {
	claimedManifest,
	claimProblems,
	claimVersion,
	requireSameBytes,
} from '../artifacts/version-claim.ts';
import { readWholeBuild, type WholeBuild } from '../artifacts/whole-build.ts';
import type { Problem } from '../checks/problem.ts';
import type { ArtifactStore } from './release-store.ts';
import { removeOlder } from './remove-older.ts';
import { createFile, makeFolder, syncFolder } from './write-file.ts';
import { writing } from './writing.ts';

/** Begins the name of a folder on its way in or out. */
const INCOMING = '.incoming-';

async function folders(path: string): Promise<string[]> {
	const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return [];
		throw error;
	});
	return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** `artifacts/<remote>/<version>/`: whole versions, put in once and never changed. */
export class FolderArtifacts implements ArtifactStore {
	readonly #root: string;
	readonly #claims: string;

	constructor(root: string) {
		this.#root = join(root, 'artifacts');
		this.#claims = join(root, 'claims');
	}

	async remotes(): Promise<string[]> {
		return (await folders(this.#root)).filter((name) => remoteNameSchema.safeParse(name).success).sort();
	}

	async versions(remote: string): Promise<string[]> {
		const names = await folders(join(this.#root, remoteNameSchema.parse(remote)));
		return rsort(names.filter((name) => versionSchema.safeParse(name).success));
	}

	async folder(remote: string, version: string): Promise<string> {
		return this.#path(remote, version);
	}

	#path(remote: string, version: string): string {
		return join(this.#root, remoteNameSchema.parse(remote), versionSchema.parse(version));
	}

	async manifest(remote: string, version: string): Promise<RemoteManifest> {
		const folder = this.#path(remote, version);
		const manifest = await manifestOfFolder(folder);
		if (!manifest) throw unknownVersion(remote, version, await this.versions(remote));
		return requireOwnManifest(manifest, remote, version, `${folder}/remote.json`);
	}

	async remains(remote: string, version: string): Promise<{ manifest: RemoteManifest; folder: string }> {
		const manifest = await this.manifest(remote, version).catch(async (error: unknown) =>
			claimedManifest(await this.#claim(remote, version), error),
		);
		return {
			manifest: requireOwnManifest(manifest, remote, version, 'claim'),
			folder: this.#path(remote, version),
		};
	}

	async put(folder: string): Promise<{ manifest: RemoteManifest; created: boolean }> {
		const build = await readWholeBuild(folder);
		return writing(dirname(this.#root), () => this.#put(folder, build));
	}

	async #put(folder: string, build: WholeBuild): Promise<{ manifest: RemoteManifest; created: boolean }> {
		const { manifest } = build;
		await claimVersion(build, {
			create: (text) => createFile(this.#claimPath(manifest.name, manifest.version), text),
			read: () => this.#claim(manifest.name, manifest.version),
		});
		const target = this.#path(manifest.name, manifest.version);
		const incoming = join(dirname(target), `${INCOMING}${randomUUID()}`);
		try {
			await makeFolder(dirname(target));
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
		requireSameBytes(existing, manifest);
		return { manifest: existing, created: false };
	}

	/** Takes a version out. Its number stays taken. */
	async remove(remote: string, version: string): Promise<void> {
		await writing(dirname(this.#root), () => this.#remove(remote, version));
	}

	async #remove(remote: string, version: string): Promise<void> {
		const folder = this.#path(remote, version);
		const manifest = await readFile(join(folder, 'remote.json'), 'utf8').catch(() => undefined);
		// Stores from before there were claims: the number is kept now, before its bytes go.
		if (manifest) await createFile(this.#claimPath(remote, version), manifest);
		// Renamed first: half a version is never seen.
		const leaving = join(dirname(folder), `${INCOMING}${randomUUID()}`);
		await rename(folder, leaving).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== 'ENOENT') throw error;
		});
		await syncFolder(dirname(folder));
		await rm(leaving, { recursive: true, force: true });
	}

	/** Removes what publishers left behind that died more than so many milliseconds ago. Returns how many. */
	async removeLeftovers(ageMs: number): Promise<number> {
		const leftovers: string[] = [];
		for (const remote of await this.remotes())
			for (const name of await folders(join(this.#root, remote)))
				if (name.startsWith(INCOMING)) leftovers.push(join(this.#root, remote, name));
		return removeOlder(leftovers, this.#root, ageMs);
	}

	#claim(remote: string, version: string): Promise<string | undefined> {
		return readFile(this.#claimPath(remote, version), 'utf8').catch(() => undefined);
	}

	#claimPath(remote: string, version: string): string {
		return join(this.#claims, remote, `${version}.json`);
	}

	async verify(remote: string, version: string): Promise<Problem[]> {
		const manifest = await this.manifest(remote, version);
		const claim = await this.#claim(remote, version);
		return [...claimProblems(claim, manifest), ...(await verifyFiles(this.#path(remote, version), manifest))];
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
