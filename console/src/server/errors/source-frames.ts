import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { ErrorGroup, ReleaseStore, StackFrame } from '@estate/releases';
import { LRUCache } from 'lru-cache';
import type { SourceFrame } from '../../errors-answers.ts';

/** Where a version keeps the maps of its scripts (`remote-kit/src/build/source-maps.ts`) */
const MAPS = 'maps';
const SCRIPT = /^client\/((?:[\w.-]+\/)*[\w.-]+\.js)$/;
const KNOWN_MAPS = 20;
const MOST_MAP_BYTES = 16 * 1024 * 1024;
/** `webpack://listings_1_0_0/./src/results/view.tsx` */
const BEFORE_PATH = /^webpack:\/\/[^/]*\/(?:\.\/)?/;

/** Says of frames in scripts of versions where in the sources they stand. */
export class SourceFrames {
	readonly #artifacts: Pick<ReleaseStore['artifacts'], 'manifest' | 'folder'>;
	readonly #maps = new LRUCache<string, Promise<SourceMap | undefined>>({ max: KNOWN_MAPS });

	constructor(artifacts: Pick<ReleaseStore['artifacts'], 'manifest' | 'folder'>) {
		this.#artifacts = artifacts;
	}

	/** The stack of a group; frames stay as they are where there is no map, as of versions from before there were any. */
	of({ remote, version, where, stack }: ErrorGroup): Promise<SourceFrame[]> {
		return Promise.all(
			stack.map(async (frame) => {
				const [, script] = SCRIPT.exec(frame.file) ?? [];
				if (!script || !remote || where !== 'browser') return frame;
				const map = await this.#map(remote, version, `${MAPS}/${script}.map`);
				const source = map && sourceOf(map, frame);
				return source ? { ...frame, source } : frame;
			}),
		);
	}

	#map(remote: string, version: string, path: string): Promise<SourceMap | undefined> {
		const key = `${remote}/${version}/${path}`;
		const known = this.#maps.get(key);
		if (known) return known;
		const reading = this.#read(remote, version, path).catch(() => undefined);
		this.#maps.set(key, reading);
		return reading;
	}

	async #read(remote: string, version: string, path: string): Promise<SourceMap | undefined> {
		const { files } = await this.#artifacts.manifest(remote, version);
		// What the manifest does not name is no file of the version, whatever a browser says.
		const listed = files.find((file) => file.path === path);
		if (!listed || listed.size > MOST_MAP_BYTES) return undefined;
		const folder = await this.#artifacts.folder(remote, version);
		return new SourceMap(JSON.parse(await readFile(join(folder, path), 'utf8')));
	}
}

function sourceOf(map: SourceMap, { line, column }: StackFrame): SourceFrame['source'] {
	const entry = map.findEntry(line - 1, column - 1);
	if (!('originalSource' in entry) || !entry.originalSource) return undefined;
	const { originalSource, originalLine } = entry;
	// Given by Node, though its types do not say so.
	const { name } = entry as { name?: string };
	return { file: originalSource.replace(BEFORE_PATH, ''), line: originalLine + 1, name };
}
