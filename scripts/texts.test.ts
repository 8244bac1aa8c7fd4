import { describe, expect, it } from 'vitest';
import { LANGUAGES, type TextFolder, textFolders } from './texts/dictionaries.ts';
import { baseKey, isNamed, namedKeys } from './texts/named-keys.ts';

/**
 * Messages of the specification (website.md §8) and of the architecture whose feature is not built yet. A key leaves
 * this list with the first code that takes it.
 */
const AWAITED = [
	/^ui\.failures\.(login|userNotFound|personNotFound)$/,
	/^ui\.successes\.thanks$/,
	/^ui\.empty\.documents$/,
	/^frame\.override\.banner$/,
];

/** Counts of homes, days and visits: French has a form for whole millions, which only the list's own line needs. */
const COUNTS = [0, 1, 2, 3, 11, 21, 100, 101, 1_000, 999_999];

const folders = textFolders();
/** Values that a text must name. The form for one may say "one" in words. */
const values = (key: string, text = '') =>
	[...text.matchAll(/\{\{(\w+)\}\}/g)]
		.map(([, name]) => name)
		.filter((name) => name !== 'count' || !key.endsWith('_one'))
		.sort();
const dutch = ({ texts }: TextFolder) => texts.nl ?? new Map<string, string>();
const baseKeys = (folder: TextFolder) => new Set([...dutch(folder).keys()].map(baseKey));

describe.each(folders.map((folder) => [folder.folder, folder] as const))('%s', (_, folder) => {
	it.each(LANGUAGES)('has every text in %s, none of them empty, each with the same values', (language) => {
		const texts = folder.texts[language] ?? new Map<string, string>();
		expect([...texts.keys()].sort()).toEqual([...dutch(folder).keys()].sort());
		for (const [key, text] of texts) {
			expect([key, text.trim() !== '']).toEqual([key, true]);
			expect([key, values(key, text)]).toEqual([key, values(key, dutch(folder).get(key))]);
		}
	});

	it.each(LANGUAGES)('has a form for every count in %s', (language) => {
		const rules = new Intl.PluralRules(language);
		const forms = new Set(COUNTS.map((count) => rules.select(count)));
		const keys = [...(folder.texts[language] ?? new Map()).keys()];
		const counted = new Set(keys.filter((key) => baseKey(key) !== key).map(baseKey));
		const needed = [...counted].flatMap((key) => [...forms].map((form) => `${key}_${form}`));
		expect(needed.filter((key) => !keys.includes(key))).toEqual([]);
	});

	it('has no text that no code takes', () => {
		const named = namedKeys(folder.readers);
		const unused = [...dutch(folder).keys()].filter((key) => !isNamed(key, named));
		expect(unused.filter((key) => !AWAITED.some((awaited) => awaited.test(key)))).toEqual([]);
	});

	it('has every text that code asks for', () => {
		const shared = folders[0] ? baseKeys(folders[0]) : new Set();
		const own = baseKeys(folder);
		const readers =
			folder === folders[0] ? ['shell', 'shared-ui', 'shared-i18n'] : folder.readers.slice(0, 1);
		const missing = [...namedKeys(readers).asked].filter(([key]) => !own.has(key) && !shared.has(key));
		expect(missing).toEqual([]);
	});
});

it('no text is awaited that code takes already', () => {
	const [shared] = folders;
	const named = namedKeys(shared?.readers ?? []);
	const keys = [...(shared ? dutch(shared).keys() : [])];
	expect(keys.filter((key) => AWAITED.some((awaited) => awaited.test(key)) && isNamed(key, named))).toEqual(
		[],
	);
});
