import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ArtifactManifest } from '../../artifacts/artifact-format.ts';
import { COMPRESSIONS } from '../../artifacts/compress-texts.ts';
import { verifyFiles } from '../../artifacts/verify-files.ts';
import type { Problem } from '../../checks/problem.ts';
import { inParallel } from '../in-parallel.ts';
import { removeOlder } from '../remove-older.ts';
import type { S3Object } from './s3-objects.ts';

const AT_ONCE = 16;
const INCOMING = '.incoming-';
/** Beside a copy's files: the marks that their objects had when they were fetched */
const MARKS = '.objects.json';

export interface Copy {
	folder: string;
	problems: Problem[];
}

/**
 * Whole versions on this machine, fetched from an object store. A copy comes into place as a whole, when every hash is
 * right; one that broke here, or whose objects changed, is fetched again.
 */
export class LocalCopies {
	readonly #root: string;
	readonly #list: (start: string) => Promise<S3Object[]>;
	readonly #get: (key: string) => Promise<Buffer | undefined>;
	readonly #manifestFile: string;
	readonly #fetching = new Map<string, Promise<Copy>>();

	constructor(
		root: string,
		list: (start: string) => Promise<S3Object[]>,
		get: (key: string) => Promise<Buffer | undefined>,
		manifestFile: string,
	) {
		this.#root = root;
		this.#list = list;
		this.#get = get;
		this.#manifestFile = manifestFile;
	}

	/** Where the copy of the objects below `start` is, or will be. */
	folder(start: string): string {
		return join(this.#root, start);
	}

	/**
	 * A whole copy, or what is wrong with the version. With `listed`, objects that changed since and bytes that broke here
	 * are looked for; without, a copy that is in place is taken as it is.
	 */
	fetch(start: string, manifest: ArtifactManifest, listed?: readonly S3Object[]): Promise<Copy> {
		const running = this.#fetching.get(start);
		if (running) return running;
		const fetching = this.#fetch(start, manifest, listed).finally(() => this.#fetching.delete(start));
		this.#fetching.set(start, fetching);
		return fetching;
	}

	async drop(start: string): Promise<void> {
		await rm(this.folder(start), { recursive: true, force: true });
	}

	/** Removes copies of what is no longer in the store, and what died on its way in so many milliseconds ago. Returns how many. */
	async tidy(isPublished: (remote: string, version: string) => boolean, ageMs: number): Promise<number> {
		const leaving = (await foldersIn(this.#root))
			.filter((name) => name.startsWith(INCOMING))
			.map((name) => join(this.#root, name));
		for (const remote of await foldersIn(join(this.#root, 'artifacts')))
			for (const version of await foldersIn(join(this.#root, 'artifacts', remote)))
				if (!isPublished(remote, version)) leaving.push(join(this.#root, 'artifacts', remote, version));
		return removeOlder(leaving, this.#root, ageMs);
	}

	async #fetch(start: string, manifest: ArtifactManifest, listed?: readonly S3Object[]): Promise<Copy> {
		const folder = this.folder(start);
		const marks = await readFile(join(folder, MARKS), 'utf8').catch(() => undefined);
		if (marks !== undefined) {
			if (!listed) return { folder, problems: [] };
			if (marks === marksOf(listed) && (await verifyFiles(folder, manifest)).length === 0)
				return { folder, problems: [] };
		}
		return this.#fetchAgain(start, manifest, listed ?? (await this.#list(start)));
	}

	async #fetchAgain(start: string, manifest: ArtifactManifest, listed: readonly S3Object[]): Promise<Copy> {
		const folder = this.folder(start);
		const incoming = join(this.#root, `${INCOMING}${randomUUID()}`);
		try {
			const wanted = new Set([this.#manifestFile, ...wantedPaths(manifest)]);
			const found = listed.filter(({ key }) => wanted.has(key.slice(start.length)));
			await inParallel(found, AT_ONCE, async ({ key }) => {
				const bytes = await this.#get(key);
				const path = join(incoming, key.slice(start.length));
				await mkdir(dirname(path), { recursive: true });
				if (bytes) await writeFile(path, bytes);
			});
			const problems = await verifyFiles(incoming, manifest);
			if (problems.length > 0) return { folder, problems };
			await writeFile(join(incoming, MARKS), marksOf(listed));
			await mkdir(dirname(folder), { recursive: true });
			await replaceFolder(incoming, folder);
			return { folder, problems };
		} finally {
			await rm(incoming, { recursive: true, force: true });
		}
	}
}

/** What a version is made of; other objects below its place are left alone. */
function wantedPaths({ files }: ArtifactManifest): string[] {
	const compressed = Object.keys(COMPRESSIONS).map((suffix) => `.${suffix}`);
	return files.flatMap(({ path }) => ['', ...compressed].map((suffix) => path + suffix));
}

async function foldersIn(path: string): Promise<string[]> {
	const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
	return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

const marksOf = (listed: readonly S3Object[]) =>
	JSON.stringify(listed.map(({ key, size, etag }) => [key, size, etag]).sort());

/** Another process may have put a copy there meanwhile: either is whole. */
async function replaceFolder(from: string, to: string): Promise<void> {
	for (let tries = 0; ; tries++)
		try {
			await rename(from, to);
			return;
		} catch (error) {
			const { code } = error as NodeJS.ErrnoException;
			if ((code !== 'ENOTEMPTY' && code !== 'EEXIST') || tries > 3) throw error;
			await rename(to, `${from}-old-${tries}`).catch(() => {});
			await rm(`${from}-old-${tries}`, { recursive: true, force: true });
		}
}
