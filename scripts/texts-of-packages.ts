import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@estate/shared-contract';
import { REMOTES } from './remote/remotes.ts';
import { ROOT } from './stack/settings.ts';

/** Where visitors' texts stand, `*` for the language. */
const FILES = [
	...['consent', 'frame', 'map', 'ui'].map((name) => `shared-i18n/src/dictionaries/*/${name}.json`),
	...REMOTES.map((remote) => `mfe-${remote}/src/texts/*.json`),
	...['actions', 'daily', 'mail', 'owners', 'saved-searches'].map(
		(folder) => `api/src/${folder}/texts/*.json`,
	),
];

function entriesOf(texts: object, key: string): [key: string, text: string][] {
	return Object.entries(texts).flatMap(([name, text]): [string, string][] =>
		typeof text === 'string' ? [[`${key}${name}`, text]] : entriesOf(text, `${key}${name}.`),
	);
}

/** Every text of the dictionaries and mails in a language, by a key that names its file as well. */
export const textsIn = (language: Language): Map<string, string> =>
	new Map(
		FILES.flatMap((pattern) => {
			const file = path.join(ROOT, pattern.replace('*', language));
			const name = pattern.replace('/src/', '/').replace(/\/\*|(\/texts)?\/\*?\.?json$|\.json$/g, '');
			return entriesOf(JSON.parse(readFileSync(file, 'utf8')) as object, `${name}: `);
		}),
	);
