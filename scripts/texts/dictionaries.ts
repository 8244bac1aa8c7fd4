import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../stack/settings.ts';

export interface TextFolder {
	/** Below the root of the project */
	folder: string;
	/** Language → key, dotted → text */
	texts: Record<string, Map<string, string>>;
	/** Packages whose code takes texts from it */
	readers: string[];
}

function entries(texts: object, above = ''): [key: string, text: string][] {
	return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
		typeof value === 'object' && value !== null
			? entries(value, `${above}${key}.`)
			: [[above + key, String(value)]],
	);
}

const read = (file: string): object => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
export const LANGUAGES = ['nl', 'fr', 'en', 'de'];
const remotes = readdirSync(ROOT).filter((name) => existsSync(path.join(ROOT, name, 'src/texts/nl.json')));
const SHARED = 'shared-i18n/src/dictionaries';

function perLanguage(read: (language: string) => [string, string][]): TextFolder['texts'] {
	return Object.fromEntries(LANGUAGES.map((language) => [language, new Map(read(language))]));
}

/** The shared dictionaries and the texts of every remote. */
export function textFolders(): TextFolder[] {
	const shared = perLanguage((language) =>
		['ui', 'frame', 'map'].flatMap((name) => entries(read(`${SHARED}/${language}/${name}.json`), `${name}.`)),
	);
	const own = remotes.map((remote) => {
		const folder = `${remote}/src/texts`;
		const texts = perLanguage((language) => entries(read(`${folder}/${language}.json`)));
		return { folder, texts, readers: [remote, 'shared-ui', 'shared-i18n', 'remote-kit'] };
	});
	const everybody = ['shell', 'shared-ui', 'shared-i18n', 'remote-kit', ...remotes];
	return [{ folder: SHARED, texts: shared, readers: everybody }, ...own];
}
