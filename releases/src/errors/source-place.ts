import { readFile, stat } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { sourceMapOf } from '@estate/remote-kit/source-maps';

/** A longer map is read by nobody: it is unpacked at once, into some fifty times its bytes. */
export const MOST_MAP_BYTES = 2 * 1024 * 1024;
const MOST_CHARACTERS = 300;
/** `webpack://listings_1_0_0/./src/results/view.tsx` */
const BEFORE_PATH = /^webpack:\/\/[^/]*\/(?:\.\/)?/;
const OF_REACT = /(?:^|\/)node_modules\/(?:react|react-dom|scheduler)\//;
/** A frame in a bundle that a check imports */
const IN_BUNDLE = /remote-bundle:[^\s/]+\/\d+:(\d+):(\d+)/g;

/** A place in the sources that a script was built of. */
export interface SourcePlace {
	/** Below the folder of the remote: `src/results/view.tsx` */
	file: string;
	/** From 1 */
	line: number;
	name: string | undefined;
}

/** A team's file says what it likes: what is no text in it is nothing. */
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, MOST_CHARACTERS) : undefined);

/** Where in the sources a place of a script stands, both from 1; undefined where its map does not say. */
export function sourcePlace(
	map: SourceMap,
	{ line, column }: { line: number; column: number },
): SourcePlace | undefined {
	// `name` is given by Node, though its types do not say so.
	const entry: { originalSource?: unknown; originalLine?: unknown; name?: unknown } = map.findEntry(
		line - 1,
		column - 1,
	);
	const file = textOf(entry.originalSource)?.replace(BEFORE_PATH, '');
	if (!file || typeof entry.originalLine !== 'number') return undefined;
	return { file, line: entry.originalLine + 1, name: textOf(entry.name) };
}

/** Is it React's own code, which says nothing of what failed in that of a team? */
export const isOfReact = ({ file }: Pick<SourcePlace, 'file'>): boolean => OF_REACT.test(file);

/** The map in a file; undefined where there is none, or none that can be read. */
export async function readSourceMap(file: string): Promise<SourceMap | undefined> {
	try {
		const { size } = await stat(file);
		return size > MOST_MAP_BYTES ? undefined : new SourceMap(JSON.parse(await readFile(file, 'utf8')));
	} catch {
		return undefined;
	}
}

/** A text with the places of a version's server bundle as files and lines of its sources, as far as the map in its folder says them. */
export async function withSourcePlaces(text: string, folder: string): Promise<string> {
	if (!text.includes('remote-bundle:')) return text;
	const map = await readSourceMap(join(folder, sourceMapOf('server/server.mjs')));
	if (!map) return text;
	return text.replaceAll(IN_BUNDLE, (frame, line, column) => {
		const place = sourcePlace(map, { line: Number(line), column: Number(column) });
		return place ? `${place.file}:${place.line}` : frame;
	});
}
