import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { basename, join } from 'node:path';

/** A place in a built file: `…/client/main.js:12:34`, in a stack of any browser. */
const PLACE = /https?:\/\/[^\s/()]+\/client\/([\w.~@-]+\.m?js)(?:\?[^\s:)]*)?:(\d+):(\d+)/g;
const MOST_FRAMES = 30;

/** `webpack://name/./src/slots/note.tsx` → `src/slots/note.tsx` */
const sourceName = (source: string) => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.\/)+/, '');

async function mapOf(folder: string, file: string): Promise<SourceMap | undefined> {
	try {
		const text = await readFile(join(folder, `${basename(file)}.map`), 'utf8');
		return new SourceMap(JSON.parse(text) as SourceMapPayload);
	} catch {
		return undefined;
	}
}

/** A browser's stack with lines of the sources in place of those of built files, where these have a source map. */
export async function sourceStack(stack: string, clientDir: string): Promise<string> {
	const lines = stack.split('\n').slice(0, MOST_FRAMES);
	const maps = new Map<string, SourceMap | undefined>();
	for (const [, file = ''] of lines.join('\n').matchAll(PLACE))
		if (!maps.has(file)) maps.set(file, await mapOf(clientDir, file));
	const placed = (found: string, file: string, line: string, column: string) => {
		const entry = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
		if (!entry || !('originalSource' in entry)) return found;
		return `${sourceName(entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
	};
	return lines.map((line) => line.replace(PLACE, placed)).join('\n');
}
