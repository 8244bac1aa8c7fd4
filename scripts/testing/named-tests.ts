import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../stack/settings.ts';

/** A file in backquotes, with titles of its tests: `a/b.test.ts` › "title"; "title" */
const NAMED = /`((?:[a-z][\w-]*\/)+[\w.-]+\.[a-z]+)`(?: › ("[^"\n]+"(?:; "[^"\n]+")*))?/g;

export interface NamedFile {
	file: string;
	titles: string[];
}

/** The files of the project that a text names, each with the titles of tests that stand behind it. */
export function namedIn(text: string): NamedFile[] {
	return Array.from(text.matchAll(NAMED), ([, file = '', titles = '']) => ({
		file,
		titles: Array.from(titles.matchAll(/"([^"]+)"/g), ([, title = '']) => title),
	}));
}

/** What of it is not there: a file, or a title that its source does not have. */
export function missingOf(
	named: readonly NamedFile[],
	has: (source: string, title: string) => boolean = (source, title) => source.includes(title),
): string[] {
	return named.flatMap(({ file, titles }) => {
		const place = path.join(ROOT, file);
		if (!existsSync(place)) return [file];
		const source = readFileSync(place, 'utf8').replaceAll(`\\'`, `'`);
		return titles.filter((title) => !has(source, title)).map((title) => `${file} › ${title}`);
	});
}
