import { LRUCache } from 'lru-cache';
import type { LoadedVersion, ServedRemote } from './release-set.ts';
import type { VersionLoader } from './settle-remote.ts';

const MOST_KEPT = 5;
/** Since its last use */
const KEPT_MS = 600_000;

const key = (remote: string, version: string) => `${remote} ${version}`;

/** Versions beside those that are served, for anyone who has an override. */
export class VersionsBeside {
	readonly #loader: Pick<VersionLoader, 'load'>;
	readonly #loaded = new LRUCache<string, LoadedVersion>({ max: MOST_KEPT, ttl: KEPT_MS });

	constructor(loader: Pick<VersionLoader, 'load'>) {
		this.#loader = loader;
	}

	get all(): LoadedVersion[] {
		return [...this.#loaded.values()];
	}

	/** Throws an Error that says why the version cannot be had. */
	async load(remote: string, version: string, served: ServedRemote | undefined): Promise<ServedRemote> {
		if (served?.manifest.version === version) return served;
		const name = key(remote, version);
		const loaded = this.#loaded.get(name) ?? (await this.#loader.load(remote, version));
		this.#loaded.set(name, loaded);
		return { ...loaded, withdrawn: [], ...(served ? { previous: served } : {}) };
	}

	forget(remote: string, version: string): void {
		this.#loaded.delete(key(remote, version));
	}
}
