import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { schemaFault } from '@estate/releases';
import { channelStateSchema, siteSchema } from '@estate/shared-contract/schemas';
import { z } from 'zod';

const wholeSchema = z.object({
	releases: z.object({ revision: z.int().min(0), state: channelStateSchema }).optional(),
	site: siteSchema.optional(),
});
const { releases, site } = wholeSchema.shape;
/** Without a part that cannot be read: the other is as good as it was */
const readableSchema = z.object({ releases: releases.catch(undefined), site: site.catch(undefined) });

export type LastGoodState = z.infer<typeof wholeSchema>;

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

	/** Without what is not there, or not as this shell keeps it: the log says so once. Never rejects. */
	async read(): Promise<LastGoodState> {
		this.#state = {};
		try {
			const kept: unknown = JSON.parse(await readFile(this.#path, 'utf8'));
			this.#state = readableSchema.parse(kept);
			wholeSchema.parse(kept);
		} catch (error) {
			// A first start has none.
			if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
				this.#onProblem(
					`${this.#path} is left aside: ${schemaFault(error)}. Nothing is to be done: it is written anew from the store and the api.`,
				);
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
