import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteNameSchema, versionSchema } from '@estate/shared-contract/schemas';
import { rsort } from 'semver';
import type { ArtifactFormat, ArtifactManifest } from '../../artifacts/artifact-format.ts';
import {
	manifestOfFolder,
	readManifestText,
	requireOwnManifest,
	unknownVersion,
} from '../../artifacts/artifact-manifest.ts';
import { COMPRESSIONS, isText } from '../../artifacts/compress-texts.ts';
import { fileType, IMMUTABLE } from '../../artifacts/file-types.ts';
import { verifyFiles } from '../../artifacts/verify-files.ts';
import { claimedManifest, claimProblems, claimVersion } from '../../artifacts/version-claim.ts';
import { readWholeBuild } from '../../artifacts/whole-build.ts';
import type { Problem } from '../../checks/problem.ts';
import { ReleaseError } from '../../release-error.ts';
import { inParallel } from '../in-parallel.ts';
import type { VersionStore } from '../release-store.ts';
import { LocalCopies } from './local-copies.ts';
import type { S3Object, S3Objects } from './s3-objects.ts';

const AT_ONCE = 16;
const ENCODINGS = { br: 'br', gz: 'gzip' } as const;

const startOf = (remote: string, version: string) =>
	`artifacts/${remoteNameSchema.parse(remote)}/${versionSchema.parse(version)}/`;

/**
 * `artifacts/<remote>/<version>/…` as in a folder store. Three objects keep a version whole: `claims/<remote>/<version>.json`
 * is created before its files (one of two publishers has the number), `published/<remote>/<version>` after them, and a
 * local copy, checked by hash, is what this machine runs.
 */
export class S3Artifacts<Manifest extends ArtifactManifest> implements VersionStore<Manifest> {
	readonly #objects: S3Objects;
	readonly #copies: LocalCopies;
	readonly #format: ArtifactFormat<Manifest>;

	constructor(objects: S3Objects, copies: string, format: ArtifactFormat<Manifest>) {
		this.#format = format;
		this.#objects = objects;
		this.#copies = new LocalCopies(
			copies,
			(start) => objects.list(start),
			(key) => objects.get(key),
			format.file,
		);
	}

	async remotes(): Promise<string[]> {
		const names = await this.#objects.folders('published/');
		return names.filter((name) => remoteNameSchema.safeParse(name).success).sort();
	}

	async versions(remote: string): Promise<string[]> {
		const start = `published/${remoteNameSchema.parse(remote)}/`;
		const names = (await this.#objects.list(start)).map(({ key }) => key.slice(start.length));
		return rsort(names.filter((name) => versionSchema.safeParse(name).success));
	}

	/** A number's bytes never change, so a copy on this machine says as much as the store. */
	async manifest(remote: string, version: string): Promise<Manifest> {
		const start = startOf(remote, version);
		const place = start + this.#format.file;
		const copied = await manifestOfFolder(this.#copies.folder(start), this.#format).catch(() => undefined);
		if (copied) return requireOwnManifest(copied, remote, version, place);
		const bytes = await this.#objects.get(place);
		if (!bytes) throw unknownVersion(remote, version, await this.versions(remote));
		const manifest = readManifestText(bytes.toString(), place, this.#format);
		return requireOwnManifest(manifest, remote, version, place);
	}

	/** Folder of the local copy, fetched when it is not there yet. Throws ReleaseError `bad-store` for what is not whole. */
	async folder(remote: string, version: string): Promise<string> {
		const start = startOf(remote, version);
		const { folder, problems } = await this.#copies.fetch(start, await this.manifest(remote, version));
		const [problem] = problems;
		if (!problem) return folder;
		throw new ReleaseError('bad-store', `${problem.what} ${problem.where}. ${problem.mend}`);
	}

	async remains(remote: string, version: string): Promise<{ manifest: Manifest; folder: string }> {
		const manifest = await this.manifest(remote, version).catch(async (error: unknown) =>
			claimedManifest(
				(await this.#objects.get(`claims/${remote}/${version}.json`))?.toString(),
				error,
				this.#format,
			),
		);
		const folder = this.#copies.folder(startOf(remote, version));
		return { manifest: requireOwnManifest(manifest, remote, version, 'claim'), folder };
	}

	async put(folder: string): Promise<{ manifest: Manifest; created: boolean }> {
		const build = await readWholeBuild(folder, this.#format);
		const { manifest } = build;
		const { name, version, files } = manifest;
		const claim = `claims/${name}/${version}.json`;
		const claims = {
			create: (text: string) => this.#objects.create(claim, text),
			read: async () => (await this.#objects.get(claim))?.toString(),
		};
		await claimVersion(build, claims, this.#format);
		const start = startOf(name, version);
		if (await this.#objects.get(`published/${name}/${version}`))
			return { manifest: await this.manifest(name, version), created: false };
		await inParallel(files, AT_ONCE, ({ path }) => this.#upload(folder, start, path));
		await this.#objects.put(start + this.#format.file, build.text);
		// Several may have put in the same bytes; one of them made the version.
		const created = await this.#objects.create(`published/${name}/${version}`, manifest.builtAt);
		return { manifest, created };
	}

	/** What is in the store: presence and size of every object, then the bytes, fetched again where an object changed. */
	async verify(remote: string, version: string): Promise<Problem[]> {
		const start = startOf(remote, version);
		const manifest = await this.manifest(remote, version);
		const [listed, claim] = await Promise.all([
			this.#objects.list(start).catch(() => undefined),
			this.#objects.get(`claims/${remote}/${version}.json`).catch(() => undefined),
		]);
		// The store is out of reach: the copy, whose hashes are checked, is as good.
		if (!listed) return verifyFiles(await this.folder(remote, version), manifest);
		const problems = [
			...claimProblems(claim?.toString(), manifest, this.#format),
			...missing(manifest, start, listed),
		];
		return problems.length > 0 ? problems : (await this.#copies.fetch(start, manifest, listed)).problems;
	}

	/** Takes a version out. Its number stays taken. */
	async remove(remote: string, version: string): Promise<void> {
		const start = startOf(remote, version);
		await this.#objects.remove(`published/${remote}/${version}`);
		await this.#objects.remove(start + this.#format.file);
		const rest = await this.#objects.list(start);
		await inParallel(rest, AT_ONCE, ({ key }) => this.#objects.remove(key));
		await this.#copies.drop(start);
	}

	/** What is left over is on this machine alone: a publication that died is taken up again by the same bytes. */
	async removeLeftovers(ageMs: number): Promise<number> {
		const published = new Set<string>();
		for (const remote of await this.remotes())
			for (const version of await this.versions(remote)) published.add(`${remote} ${version}`);
		return this.#copies.tidy((remote, version) => published.has(`${remote} ${version}`), ageMs);
	}

	async #upload(folder: string, start: string, path: string): Promise<void> {
		const bytes = await readFile(join(folder, path));
		// A CDN may fetch what browsers load; nothing else of a version is for them.
		const isForBrowsers = this.#format.isForBrowsers(path);
		const cache = isForBrowsers ? { cache: IMMUTABLE } : {};
		await this.#objects.put(start + path, bytes, { type: fileType(path), ...cache });
		if (!isForBrowsers || !isText(path)) return;
		for (const [suffix, { pack }] of Object.entries(COMPRESSIONS))
			await this.#objects.put(`${start}${path}.${suffix}`, await pack(bytes), {
				type: fileType(path),
				encoding: ENCODINGS[suffix as keyof typeof ENCODINGS],
				...cache,
			});
	}
}

function missing(manifest: ArtifactManifest, start: string, listed: readonly S3Object[]): Problem[] {
	const sizes = new Map(listed.map(({ key, size }) => [key.slice(start.length), size]));
	return manifest.files.flatMap(({ path, size }): Problem[] => {
		const where = `${manifest.name}/${manifest.version}/${path}`;
		const mend = 'Publish the version again under another number; what is in the store is never edited.';
		const found = sizes.get(path);
		if (found === undefined) return [{ code: 'missing-file', what: 'The file is missing.', where, mend }];
		if (found === size) return [];
		return [
			{
				code: 'wrong-size',
				what: `The file has ${found} bytes; its manifest says ${size}.`,
				where,
				mend,
			},
		];
	});
}
