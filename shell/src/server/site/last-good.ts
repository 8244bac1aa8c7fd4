import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ChannelRevision } from '@estate/releases';
import type { Site } from '@estate/shared-contract';

export interface LastGoodState {
	releases?: ChannelRevision;
	site?: Site;
}

/** What was served last, on disk: a start without the release store or the api goes on from there. */
export class LastGood {
	readonly #path: string;
	#state: LastGoodState = {};
	#writing = Promise.resolve();

	constructor(path: string) {
		this.#path = path;
	}

	/** Nothing when there is no file, or half of one. */
	async read(): Promise<LastGoodState> {
		try {
			this.#state = JSON.parse(await readFile(this.#path, 'utf8')) as LastGoodState;
		} catch {
			this.#state = {};
		}
		return this.#state;
	}

	save(part: LastGoodState): Promise<void> {
		this.#state = { ...this.#state, ...part };
		const text = JSON.stringify(this.#state);
		const write = async () => {
			await mkdir(dirname(this.#path), { recursive: true });
			const draft = `${this.#path}.${process.pid}`;
			await writeFile(draft, text);
			await rename(draft, this.#path);
		};
		this.#writing = this.#writing.then(write, write);
		return this.#writing;
	}
}
