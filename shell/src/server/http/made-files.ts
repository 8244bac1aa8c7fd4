import { ApiError } from '@estate/shared-contract';
import { LRUCache } from 'lru-cache';
import { EncodedBody } from './encoded-body.ts';

/** Files that are kept: a part of a large agency's sitemap is some megabytes. */
const KEPT = 16;
/** One that was given before is given again rather than waited for any longer: search engines and feed readers ask again. */
const PATIENCE_MS = 3_000;

interface KeptFile {
	/** What it was made of */
	key: string;
	body: EncodedBody;
}

/** A file; `none` where there is none of the name, `away` where that cannot be known just now */
export type MadeFile = EncodedBody | 'none' | 'away';

type Make = (name: string) => Promise<string | undefined>;

/** A name or a number that the api takes for none is no trouble of the api. */
const isRefused = (error: unknown): boolean =>
	error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

const resting = (ms: number) =>
	new Promise<'away'>((resolve) => setTimeout(() => resolve('away'), ms).unref());

/**
 * Files of the site's content for programs, such as sitemaps, each made when it is asked for, once for what it is made of.
 * The last one of a name is kept while the next cannot be made: addresses do not go because the api is away. Names that
 * there is nothing of take nobody's place.
 */
export class MadeFiles {
	readonly #kept = new LRUCache<string, KeptFile>({ max: KEPT });
	readonly #making = new Map<string, Promise<MadeFile>>();
	readonly #patienceMs: number;

	constructor({ patienceMs = PATIENCE_MS } = {}) {
		this.#patienceMs = patienceMs;
	}

	/** The file of a name; `make` returns its text for the key, undefined where there is no such file. Never throws. */
	async file(name: string, key: string, make: Make): Promise<MadeFile> {
		const kept = this.#kept.get(name);
		if (kept?.key === key) return kept.body;
		const making = this.#made(name, key, make);
		if (!kept) return making;
		const file = await Promise.race([making, resting(this.#patienceMs)]);
		return file === 'away' ? kept.body : file;
	}

	/** What was given last, whatever it was made of. */
	last(name: string): MadeFile {
		return this.#kept.get(name)?.body ?? 'away';
	}

	#made(name: string, key: string, make: Make): Promise<MadeFile> {
		const place = `${key} ${name}`;
		const known = this.#making.get(place);
		if (known) return known;
		const making = make(name)
			.then((text): MadeFile => {
				if (text === undefined) return 'none';
				const body = new EncodedBody(text);
				this.#kept.set(name, { key, body });
				return body;
			})
			.catch((error: unknown): MadeFile => (isRefused(error) ? 'none' : 'away'))
			.finally(() => this.#making.delete(place));
		this.#making.set(place, making);
		return making;
	}
}
