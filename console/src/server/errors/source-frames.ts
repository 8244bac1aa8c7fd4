import type { SourceMap } from 'node:module';
import { join } from 'node:path';
import {
	type ErrorGroup,
	isOfReact,
	MOST_MAP_BYTES,
	type ReleaseStore,
	readSourceMap,
	sourceMapOf,
	sourcePlace,
} from '@estate/releases';
import { LRUCache } from 'lru-cache';
import type { SourceFrame } from '../../errors-answers.ts';

/** Files that have a map, by the side that runs them */
const SCRIPTS = {
	browser: /^client\/(?:[\w.-]+\/)*[\w.-]+\.js$/,
	server: /^server\/[\w.-]+\.mjs$/,
};
/**
 * A map is unpacked at once, into some fifty times its bytes, while visitors wait: a few times our largest is the most, of a script (107 KB) and of
 * a server bundle (1.2 MB). Few are kept, for a minute, and the places that were looked up.
 */
const MOST_BYTES = { browser: 1024 * 1024, server: MOST_MAP_BYTES };
const MOST_KNOWN_BYTES = 2 * MOST_MAP_BYTES;
const MAP_KEPT_MS = 60_000;
const KNOWN_PLACES = 2_000;

/** Says of frames in scripts of versions where in the sources they stand. */
export class SourceFrames {
	readonly #artifacts: Pick<ReleaseStore['artifacts'], 'manifest' | 'folder'>;
	readonly #maps = new LRUCache<string, Promise<SourceMap | undefined>>({
		maxSize: MOST_KNOWN_BYTES,
		ttl: MAP_KEPT_MS,
		ttlAutopurge: true,
	});
	readonly #places = new LRUCache<string, NonNullable<SourceFrame['source']>>({ max: KNOWN_PLACES });

	constructor(artifacts: Pick<ReleaseStore['artifacts'], 'manifest' | 'folder'>) {
		this.#artifacts = artifacts;
	}

	/**
	 * The stack of a group, of a server without React's own frames; frames stay as they are where there is no map, as of versions
	 * from before there were any.
	 */
	async of({ remote, version, where, stack }: ErrorGroup): Promise<SourceFrame[]> {
		const frames: SourceFrame[] = await Promise.all(
			stack.map(async (frame) => {
				const { file } = frame;
				if (!SCRIPTS[where].test(file) || !remote) return frame;
				const place = `${remote}/${version}/${file}:${frame.line}:${frame.column}`;
				const known = this.#places.get(place);
				if (known) return { ...frame, source: known };
				const map = await this.#map(where, remote, version, sourceMapOf(file)).catch(() => undefined);
				const source = map && sourcePlace(map, frame);
				if (!source) return frame;
				this.#places.set(place, source);
				return { ...frame, source };
			}),
		);
		const own = frames.filter(({ source }) => !source || !isOfReact(source));
		return where === 'server' && own.length > 0 ? own : frames;
	}

	async #map(
		where: ErrorGroup['where'],
		remote: string,
		version: string,
		path: string,
	): Promise<SourceMap | undefined> {
		const { files } = await this.#artifacts.manifest(remote, version);
		// What the manifest does not name is no file of the version, whatever a browser says.
		const size = files.find((file) => file.path === path)?.size ?? 0;
		if (size < 1 || size > MOST_BYTES[where]) return undefined;
		const key = `${remote}/${version}/${path}`;
		const known = this.#maps.get(key);
		if (known) return known;
		const reading = this.#artifacts
			.folder(remote, version)
			.then((folder) => readSourceMap(join(folder, path)))
			.catch(() => undefined);
		this.#maps.set(key, reading, { size });
		return reading;
	}
}
