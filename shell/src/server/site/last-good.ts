import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

	readonly #onProblem: (message: string) => void;
	/** As it was said last */
	#problem = '';

	constructor(path: string, onProblem: (message: string) => void) {
		this.#path = path;
		this.#onProblem = onProblem;
	}

	/** In a sentence for everybody; the log says why */
	get problem(): string | undefined {
		return this.#problem ? 'What a start without store or api would need cannot be written.' : undefined;
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

	/** Never rejects: what is served does not depend on it. */
	save(part: LastGoodState): Promise<void> {
		this.#state = { ...this.#state, ...part };
		const text = JSON.stringify(this.#state);
		const write = async () => {
			await mkdir(dirname(this.#path), { recursive: true });
			const draft = `${this.#path}.${process.pid}`;
			try {
				await writeFile(draft, text);
				await rename(draft, this.#path);
			} catch (error) {
				// What was begun takes room on a disk that has none.
				await rm(draft, { force: true });
				throw error;
			}
			this.#problem = '';
		};
		this.#writing = this.#writing.then(write).catch((error: Error) => this.#note(error));
		return this.#writing;
	}

	#note({ message }: Error): void {
		const problem = `${this.#path} cannot be written (${message}): make room or give this user the right to write in DATA_DIR.`;
		if (problem !== this.#problem) this.#onProblem(problem);
		this.#problem = problem;
	}
}
