import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@estate/shared-contract';
import { dictionaries } from '@estate/shared-i18n/dictionaries';
import { REMOTES } from '../../../scripts/remote/remotes.ts';
import { ROOT } from '../../../scripts/stack/settings.ts';

/** A dictionary as pairs of key and text. */
function entriesOf(texts: object, key = ''): [key: string, text: string][] {
	return Object.entries(texts).flatMap(([name, text]): [string, string][] =>
		typeof text === 'string' ? [[key + name, text]] : entriesOf(text, `${key}${name}.`),
	);
}

const remoteTexts = (remote: string, language: Language): object =>
	JSON.parse(readFileSync(path.join(ROOT, `mfe-${remote}/src/texts/${language}.json`), 'utf8'));

/** All that pages say by themselves, per language. */
const ENTRIES = new Map(
	LANGUAGES.map((language): [Language, [key: string, text: string][]] => [
		language,
		[
			...entriesOf(dictionaries[language]),
			...REMOTES.flatMap((remote) => entriesOf(remoteTexts(remote, language))),
		],
	]),
);

/** A key of one word may be a word of a sentence as well. */
const KEYS = new Set([...(ENTRIES.get('nl') ?? [])].map(([key]) => key).filter((key) => key.includes('.')));

/** Words alone look alike in several languages; a text of so many letters, without a value, tells its language. */
const LEAST_LETTERS = 12;

const sentencesOf = (language: Language) =>
	new Set(
		(ENTRIES.get(language) ?? [])
			.map(([, text]) => text)
			.filter((text) => text.length >= LEAST_LETTERS && !text.includes('{{')),
	);

const SENTENCES = new Map(LANGUAGES.map((language) => [language, sentencesOf(language)]));

const isForeign = (text: string, language: Language) =>
	!SENTENCES.get(language)?.has(text) && LANGUAGES.some((other) => SENTENCES.get(other)?.has(text));

/** What a page in this language says that it must not: keys of dictionaries, and texts of another language's. */
export function wrongTexts(texts: readonly string[], language: Language): string[] {
	return texts.filter((text) => KEYS.has(text) || isForeign(text, language));
}
