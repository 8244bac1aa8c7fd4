import { randomUUID } from 'node:crypto';
import { copyFile, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteNameSchema, versionSchema } from '@estate/shared-contract/schemas';
import { rsort } from 'semver';
import type { ArtifactFormat, ArtifactManifest } from '../artifacts/artifact-format.ts';
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
import { inParallel } from './in-parallel.ts';
import type { VersionStore } from './release-store.ts';
import { removeOlder } from './remove-older.ts';
import { createFile, makeFolder, syncFolder } from './write-file.ts';
import { writing } from './writing.ts';

/** Begins the name of a folder on its way in or out. */
const INCOMING = '.incoming-';
const AT_ONCE = 16;

async function folders(path: string): Promise<string[]> {
	const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
		if (error.code === 'ENOENT') return [];
		throw error;
	});
	return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** `artifacts/<remote>/<version>/`: whole versions, put in once and never changed. */
export class FolderArtifacts<Manifest extends ArtifactManifest> implements VersionStore<Manifest> {
	readonly #root: string;
	readonly #claims: string;
	readonly #format: ArtifactFormat<Manifest>;

	constructor(root: string, format: ArtifactFormat<Manifest>) {
		this.#format = format;
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

	async manifest(remote: string, version: string): Promise<Manifest> {
		const folder = this.#path(remote, version);
		const manifest = await manifestOfFolder(folder, this.#format);
		if (!manifest) throw unknownVersion(remote, version, await this.versions(remote));
		return requireOwnManifest(manifest, remote, version, `${folder}/${this.#format.file}`);
	}

	async remains(remote: string, version: string): Promise<{ manifest: Manifest; folder: string }> {
		const manifest = await this.manifest(remote, version).catch(async (error: unknown) =>
			claimedManifest(await this.#claim(remote, version), error, this.#format),
		);
		return {
			manifest: requireOwnManifest(manifest, remote, version, 'claim'),
			folder: this.#path(remote, version),
		};
	}

	async put(folder: string): Promise<{ manifest: Manifest; created: boolean }> {
		const build = await readWholeBuild(folder, this.#format);
		return writing(dirname(this.#root), () => this.#put(folder, build));
	}

	async #put(folder: string, build: WholeBuild<Manifest>): Promise<{ manifest: Manifest; created: boolean }> {
		const { manifest } = build;
		const claims = {
			create: (text: string) => createFile(this.#claimPath(manifest.name, manifest.version), text),
			read: () => this.#claim(manifest.name, manifest.version),
		};
		await claimVersion(build, claims, this.#format);
		const target = this.#path(manifest.name, manifest.version);
		const incoming = join(dirname(target), `${INCOMING}${randomUUID()}`);
		try {
			await makeFolder(dirname(target));
			await this.#copy(folder, incoming, build);
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

	/** What the manifest names, with compressed siblings of what browsers load. */
	async #copy(from: string, to: string, { manifest, text }: WholeBuild<Manifest>): Promise<void> {
		const paths = manifest.files.map(({ path }) => path);
		for (const folder of new Set(paths.map((path) => dirname(join(to, path))))) await makeFolder(folder);
		await inParallel(paths, AT_ONCE, (path) => copyFile(join(from, path), join(to, path)));
		await writeFile(join(to, this.#format.file), text);
		await compressTexts(to, paths.filter(this.#format.isForBrowsers));
	}

	/** Takes a version out. Its number stays taken. */
	async remove(remote: string, version: string): Promise<void> {
		await writing(dirname(this.#root), () => this.#remove(remote, version));
	}

	async #remove(remote: string, version: string): Promise<void> {
		const folder = this.#path(remote, version);
		const manifest = await readFile(join(folder, this.#format.file), 'utf8').catch(() => undefined);
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
		return [
			...claimProblems(claim, manifest, this.#format),
			...(await verifyFiles(this.#path(remote, version), manifest)),
		];
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
