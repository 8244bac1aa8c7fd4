import { join } from 'node:path';
import { SHELL, SHELL_CLIENT, type ShellStore } from '@estate/releases';
import type { Channel } from '@estate/shared-contract';

/** For how long the log's answer holds, in milliseconds: anybody may ask for files that there are not */
const STATE_MS = 2_000;
/** Versions that were taken back and that tabs may still have, the last ones */
const WITHDRAWN = 3;

/** Browser files of the versions of the shell that a channel has or had last, beside the one that runs here. */
export class ShellFiles {
	readonly #shells: ShellStore;
	readonly #channel: Channel;
	/** Version → paths below its folder of files for browsers */
	readonly #paths = new Map<string, Promise<ReadonlySet<string>>>();
	#versions: Promise<readonly string[]> = Promise.resolve([]);
	#readAtMs = Number.NEGATIVE_INFINITY;

	constructor(shells: ShellStore, channel: Channel) {
		this.#shells = shells;
		this.#channel = channel;
	}

	/** The folder on this machine that has a file of this name; undefined where no version has one, or the store is away. */
	async folderOf(name: string): Promise<string | undefined> {
		for (const version of await this.#newest()) {
			const paths = await this.#pathsOf(version);
			if (!paths.has(SHELL_CLIENT + name)) continue;
			const folder = await this.#shells.artifacts.folder(SHELL, version).catch(() => undefined);
			if (folder) return join(folder, SHELL_CLIENT);
		}
		return undefined;
	}

	#newest(): Promise<readonly string[]> {
		if (performance.now() - this.#readAtMs > STATE_MS) {
			this.#readAtMs = performance.now();
			this.#versions = this.#read().catch(() => []);
		}
		return this.#versions;
	}

	async #read(): Promise<readonly string[]> {
		const own = (await this.#shells.log.newest(this.#channel)).state[SHELL];
		if (!own) return [];
		const { active, previous, canary, withdrawn } = own;
		const named = [active, canary?.version, previous, ...withdrawn.slice(-WITHDRAWN).reverse()];
		return [...new Set(named.filter((version) => version !== undefined))];
	}

	#pathsOf(version: string): Promise<ReadonlySet<string>> {
		const known = this.#paths.get(version);
		if (known) return known;
		const reading = this.#shells.artifacts.manifest(SHELL, version).then(
			({ files }) => new Set(files.map(({ path }) => path)),
			() => {
				this.#paths.delete(version);
				return new Set<string>();
			},
		);
		this.#paths.set(version, reading);
		return reading;
	}
}
