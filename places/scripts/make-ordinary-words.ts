// Writes the words of Dutch, French and English that a search would take for a mistyped place: `src/ordinary-words/`.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { slugify } from '@estate/shared-contract';
import { decodeTrie } from 'cspell-trie-lib';
import { createGazetteer, readPlaces } from '../src/index.ts';

const DICTIONARIES = {
	nl: ['@cspell/dict-nl-nl', 'Dutch.trie.gz'],
	fr: ['@cspell/dict-fr-fr', 'fr-fr.trie.gz'],
	en: ['@cspell/dict-en_us', 'en_US.trie.gz'],
} as const;
const FOLDER = path.join(import.meta.dirname, '..', 'src', 'ordinary-words');
const LINE = 120;

const { resolve } = createRequire(import.meta.url);
const gazetteer = createGazetteer(readPlaces());

/** Words with a capital are names, and those with a sign are not typed as one word. */
const isPlain = (word: string) => /^\p{Ll}+$/u.test(word);

function wordsNearPlaces([name, file]: readonly [string, string]): string[] {
	const packed = readFileSync(path.join(path.dirname(resolve(name)), file));
	const words = decodeTrie(gunzipSync(packed)).words();
	const near = new Set<string>();
	for (const word of words) {
		const key = isPlain(word) ? slugify(word) : '';
		if (/^[a-z]+$/.test(key) && gazetteer.guess(key).length > 0) near.add(key);
	}
	return [...near].sort();
}

function inLines(words: readonly string[]): string {
	const lines = [''];
	for (const word of words) {
		const line = `${lines.at(-1)} ${word}`.trim();
		if (line.length > LINE) lines.push(word);
		else lines[lines.length - 1] = line;
	}
	return lines.join('\n');
}

for (const [language, dictionary] of Object.entries(DICTIONARIES)) {
	const words = wordsNearPlaces(dictionary);
	const text = `// Made by places/scripts/make-ordinary-words.ts; its source is named in places/data/sources/README.md.\nexport const ${language.toUpperCase()} = \`\n${inLines(words)}\n\`;\n`;
	writeFileSync(path.join(FOLDER, `${language}.ts`), text);
	console.log(`${language}: ${words.length} words`);
}
