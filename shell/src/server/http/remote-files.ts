import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ArtifactStore, COMPRESSIONS, fileType, integrityOf } from '@estate/releases';
import type { RemoteManifest } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import type { Encoding } from './encoded-body.ts';

export interface RemoteFile {
	bytes: Buffer;
	encoding: Encoding;
	type: string;
	integrity: string;
}

interface KnownFile extends RemoteFile {
	/** Size and time on disk when it was read */
	mark: string;
}

type Listed = RemoteManifest['files'][number];

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };
/** As many bytes as the manifest says, and no more: a few KB can be made of many GB. */
const unpack: Record<Encoding, (bytes: Buffer, mostBytes: number) => Promise<Buffer>> = {
	br: COMPRESSIONS.br.unpack,
	gzip: COMPRESSIONS.gz.unpack,
	identity: async (bytes) => bytes,
};

/** A file of a published version is not what was published. */
export class BrokenFileError extends Error {}

/** Client files of every version in the store, each checked against its manifest before a browser gets it. */
export class RemoteFiles {
	readonly #artifacts: Pick<ArtifactStore, 'manifest' | 'folder'>;
	readonly #manifests = new LRUCache<string, RemoteManifest>({ max: 200 });
	readonly #files: LRUCache<string, KnownFile>;

	constructor(artifacts: Pick<ArtifactStore, 'manifest' | 'folder'>, maxBytes = 64 * 1024 * 1024) {
		this.#artifacts = artifacts;
		this.#files = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes.byteLength + 500 });
	}

	/** Undefined for a version or file that was never published. Throws BrokenFileError for one that was, and is gone or changed. */
	async read(
		remote: string,
		version: string,
		path: string,
		wanted: Encoding,
	): Promise<RemoteFile | undefined> {
		const manifest = await this.manifest(remote, version);
		const listed = path.startsWith('client/')
			? manifest?.files.find((file) => file.path === path)
			: undefined;
		if (!listed) return undefined;
		const plain = join(await this.#artifacts.folder(remote, version), path);
		const encodings: Encoding[] = wanted === 'identity' ? ['identity'] : [wanted, 'identity'];
		for (const encoding of encodings) {
			const file = await this.#readChecked(plain + SUFFIX[encoding], encoding, path, listed);
			if (file) return file;
		}
		throw new BrokenFileError(`${remote}/${version}/${path} is missing in the store.`);
	}

	async #readChecked(full: string, encoding: Encoding, path: string, { integrity, size }: Listed) {
		const known = this.#files.get(full);
		const facts = await stat(full).catch(() => undefined);
		// What was checked once is still what was published when the store is gone.
		if (!facts) return known;
		const mark = `${facts.mtimeMs}/${facts.size}`;
		if (known?.mark === mark) return known;
		const bytes = await readFile(full);
		const content = await unpack[encoding](bytes, size).catch(() => undefined);
		if (!content || integrityOf(content) !== integrity)
			throw new BrokenFileError(`${full} differs from what was published.`);
		const file = { bytes, encoding, type: fileType(path), integrity, mark };
		this.#files.set(full, file);
		return file;
	}

	/** The manifest of a version; undefined for one that was never published. */
	async manifest(remote: string, version: string): Promise<RemoteManifest | undefined> {
		const name = `${remote} ${version}`;
		const known = this.#manifests.get(name);
		if (known) return known;
		try {
			const manifest = await this.#artifacts.manifest(remote, version);
			this.#manifests.set(name, manifest);
			return manifest;
		} catch {
			return undefined;
		}
	}
}
