import type { ArtifactStore, HostOffer } from '@estate/releases';
import { messageOf } from '@estate/shared-contract/message-of';
import type { RenderPool } from '../render/render-pool.ts';
import { damagedVersion } from './damaged-version.ts';
import { checkedVersion, loadVersion } from './load-version.ts';
import type { LoadedVersion, RetiredRemote } from './release-set.ts';
import type { DamagedVersion, VersionLoader } from './settle-remote.ts';

const key = (remote: string, version: string) => `${remote} ${version}`;

/** Loads versions once, and remembers which ones are broken and why. */
export class VersionMemory implements VersionLoader {
	readonly #artifacts: ArtifactStore;
	readonly #pool: RenderPool;
	readonly #offer: HostOffer;
	readonly #loaded = new Map<string, LoadedVersion>();
	readonly #checked = new Map<string, LoadedVersion>();
	readonly #broken = new Map<string, string>();

	constructor(artifacts: ArtifactStore, pool: RenderPool, offer: HostOffer) {
		this.#artifacts = artifacts;
		this.#pool = pool;
		this.#offer = offer;
	}

	load(remote: string, version: string): Promise<LoadedVersion> {
		return this.#once(this.#loaded, remote, version, () =>
			loadVersion(this.#artifacts, this.#pool, this.#offer, remote, version),
		);
	}

	check(remote: string, version: string): Promise<LoadedVersion> {
		const loaded = this.#loaded.get(key(remote, version));
		if (loaded) return Promise.resolve(loaded);
		return this.#once(this.#checked, remote, version, () =>
			checkedVersion(this.#artifacts, this.#offer, remote, version),
		);
	}

	damaged(remote: string, version: string): Promise<DamagedVersion> {
		return damagedVersion(this.#artifacts, this.#pool, remote, version);
	}

	async routes(remote: string, version: string): Promise<RetiredRemote['routes']> {
		return (await this.#artifacts.remains(remote, version)).manifest.routes;
	}

	isBroken(remote: string, version: string): boolean {
		return this.#broken.has(key(remote, version));
	}

	/** From now on the version is not served, until `forget`. */
	markBroken(remote: string, version: string, reason: string): void {
		const name = key(remote, version);
		this.#broken.set(name, reason);
		this.#loaded.delete(name);
		this.#checked.delete(name);
	}

	get hasBroken(): boolean {
		return this.#broken.size > 0;
	}

	/** Gives broken versions another chance: files may have been restored. */
	forgetBroken(): void {
		this.#broken.clear();
	}

	/** Drops what no channel state names any more. */
	keepOnly(versions: ReadonlySet<Pick<LoadedVersion, 'folder'>>): void {
		const folders = new Set([...versions].map(({ folder }) => folder));
		for (const map of [this.#loaded, this.#checked])
			for (const [name, { folder }] of map) if (!folders.has(folder)) map.delete(name);
	}

	async #once(
		known: Map<string, LoadedVersion>,
		remote: string,
		version: string,
		load: () => Promise<LoadedVersion>,
	): Promise<LoadedVersion> {
		const name = key(remote, version);
		const reason = this.#broken.get(name);
		if (reason) throw new Error(reason);
		const before = known.get(name);
		if (before) return before;
		try {
			const loaded = await load();
			known.set(name, loaded);
			return loaded;
		} catch (error) {
			this.#broken.set(name, messageOf(error));
			throw error;
		}
	}
}
