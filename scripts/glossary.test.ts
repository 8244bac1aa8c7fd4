import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { ROOT } from './stack/settings.ts';
import { textsIn } from './texts-of-packages.ts';

const TEXTS = new Map(LANGUAGES.map((language) => [language, textsIn(language)]));
const textsOf = (language: Language) => [...(TEXTS.get(language) ?? [])];
const dutch = TEXTS.get('nl') ?? new Map<string, string>();

/** The keys of a language whose text has what must not stand there, each with its text. */
const having = (language: Language, fault: RegExp) =>
	textsOf(language)
		.filter(([, text]) => fault.test(text.replaceAll(/\{\{\w+\}\}/g, '{{}}')))
		.map(([key, text]) => `${key}: ${text}`);

/** The rows of the table of words not to use: per language what stands in its column. */
function refusedWords(): Map<Language, string[]> {
	const [, table = ''] = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8').split(
		'## Words not to use',
	);
	const rows = table
		.split('\n')
		.filter((line) => line.startsWith('| '))
		.slice(2)
		.map((line) => line.split('|').slice(2, -1));
	return new Map(
		LANGUAGES.map((language, column) => [
			language,
			rows.flatMap((cells) => (cells[column] ?? '').split(',').flatMap((word) => word.trim() || [])),
		]),
	);
}

/** Words of the specification, which stay (website.md §8, §9). */
const SPECIFIED = [/ui: errors\.email\./, /ui: pagination\.pageOf/];

/** A word, whole; one that ends in `*` with any ending. */
const wordPattern = (word: string) =>
	new RegExp(
		`(?<![\\p{L}-])${word.replace(/\*$/, '').replaceAll(' ', '[\\s\\u00a0]')}${word.endsWith('*') ? '' : '(?![\\p{L}-])'}`,
		'iu',
	);

describe('the glossary', () => {
	const refused = refusedWords();

	it('is read whole', () => {
		for (const language of LANGUAGES) expect(refused.get(language)?.length, language).toBeGreaterThan(4);
		expect(wordPattern('aanmeld*').test('Meld u aan of kies aanmelden')).toBe(true);
		expect(wordPattern('homes').test('Find homesteads')).toBe(false);
	});

	it.each(LANGUAGES)('no text in %s has a word that it replaces', (language) => {
		const faults = (refused.get(language) ?? []).flatMap((word) =>
			having(language, wordPattern(word))
				.filter((fault) => !SPECIFIED.some((specified) => specified.test(fault)))
				.map((fault) => `“${word}” in ${fault}`),
		);
		expect(faults).toEqual([]);
	});
});

describe('the marks of a text', () => {
	it.each(LANGUAGES)(
		'are typographic in %s: no straight quotes, no three points, no two spaces',
		(language) => {
			expect(having(language, /["']|\.\.\.| {2}|^\s|\s$/)).toEqual([]);
		},
	);

	it('in French do not come loose: a no-break space before ? ! : ; % € and inside « »', () => {
		expect(having('fr', / [?!:;%€»]|« |[\p{L}\d}][?!;»]/u)).toEqual([]);
		expect(having('fr', /[\p{L}}]:(?!\/\/)/u)).toEqual([]);
	});

	it.each(['nl', 'en'] as const)('in %s stand at the word before them', (language) => {
		expect(having(language, /[\s\u00a0][?!;,…]/)).toEqual([]);
	});

	it('quote as each language does', () => {
		expect(having('nl', /[„«»]/)).toEqual([]);
		expect(having('en', /[„«»]/)).toEqual([]);
		expect(having('de', /[”«»]/)).toEqual([]);
		expect(having('fr', /[„“”]/)).toEqual([]);
	});
});

/** Names, and words that two of the languages have in common. */
const PROPER = new Set(
	[
		'Alle Alles Android Blog Budget Chrome Code Contact cookie Datum Deutsch Documents E-mail Edge Energie English Feedback Filter Filters',
		'Firefox Foto Français Garages Home Kosten Lift Linux macOS Menu Nederlands Online Opera Plan Project Raster Recent Safari',
		'Status Suggesties Toiletten Type Video Website WhatsApp Windows Energielabel Energielabels garages lift project',
	].flatMap((words) => words.split(' ')),
).union(new Set(['Samsung Internet', 'iPhone / iPad', 'per m²']));
const isProper = (text: string) => {
	const said = text
		.replaceAll(/\{\{\w+\}\}/g, '')
		.replaceAll(/[():.+]/g, '')
		.trim();
	return PROPER.has(said) || said.replaceAll(/[^\p{L}]/gu, '').length <= 3;
};

it.each(LANGUAGES)('the parts of a property’s page have names of their own in %s', (language) => {
	const names = textsOf(language)
		.filter(([key]) => /^mfe-listings: detail\.(?:short|costs\.short|media\.short)/.test(key))
		.map(([, name]) => name);
	expect(names.length).toBeGreaterThan(6);
	expect(new Set(names).size).toBe(names.length);
});

describe('the same text in four languages', () => {
	const others = LANGUAGES.filter((language) => language !== 'nl');

	it.each(others)('has its own words in %s', (language) => {
		const same = textsOf(language)
			.filter(([key, text]) => text === dutch.get(key) && !isProper(text))
			.map(([key, text]) => `${key}: ${text}`);
		expect(same).toEqual([]);
	});

	it.each(others)('names the same values in %s', (language) => {
		const values = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
		const other = textsOf(language)
			.filter(([key, text]) => values(text).join() !== values(dutch.get(key) ?? '').join())
			.map(([key, text]) => `${key}: ${text}`);
		// A count of one is a word in some languages.
		expect(other.filter((fault) => !/_one: /.test(fault))).toEqual([]);
	});

	it.each(others)('ends alike in %s', (language) => {
		// The point of an abbreviation ends no sentence.
		const endOf = (text: string) =>
			/(?:^(?:Dhr|Mevr|Mej|M)|MwSt|\d u)\.$/.test(text) ? '' : (/[.?!:,…]$/.exec(text)?.[0] ?? '');
		const other = textsOf(language)
			.filter(([key, text]) => endOf(text) !== endOf(dutch.get(key) ?? ''))
			.map(([key, text]) => `${key}: ${dutch.get(key)} ≠ ${text}`);
		expect(other).toEqual([]);
	});
});
