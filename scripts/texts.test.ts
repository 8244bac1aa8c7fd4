import path from 'node:path';
import {
	dictionaryOf,
	isNamed,
	missingForms,
	missingKeys,
	namedKeys,
} from '@estate/remote-kit/testing/texts';
import { LANGUAGES } from '@estate/shared-contract';
import { dictionaries } from '@estate/shared-i18n/dictionaries';
import { expect, it } from 'vitest';
import { REMOTES } from './remote/remotes.ts';
import { ROOT } from './stack/settings.ts';

/**
 * Messages of the specification (website.md §8) and of the architecture whose feature is not built yet. A key leaves
 * this list with the first code that takes it.
 */
const AWAITED = [/^ui\.failures\.(userNotFound|personNotFound)$/, /^ui\.successes\.thanks$/];

const sourcesOf = (name: string) => path.join(ROOT, name, 'src');
const SHARED = ['shell', 'map-frame', 'shared-ui', 'shared-i18n'].map(sourcesOf);
// The consent dialog takes its texts whole, by their type.
const { consent: _, ...byKey } = dictionaries.nl;
const dutch = dictionaryOf(byKey);
const everybody = [
	...SHARED,
	sourcesOf('remote-kit'),
	...REMOTES.map((remote) => sourcesOf(`mfe-${remote}`)),
];
const named = namedKeys(everybody);

it.each(LANGUAGES)('the shared texts have a form for every count in %s', (language) => {
	expect(missingForms(dictionaryOf(dictionaries[language]), language)).toEqual([]);
});

it('every shared text is taken by code, but for those that await it', () => {
	const keys = [...dutch.keys()];
	const isAwaited = (key: string) => AWAITED.some((awaited) => awaited.test(key));
	expect(keys.filter((key) => !isNamed(key, named))).toEqual(keys.filter(isAwaited));
});

it('there is every shared text that code asks for', () => {
	// All of them stand in a section; words without one go to functions that write a log.
	const asked = missingKeys(namedKeys(SHARED), [dutch]);
	expect(asked.filter(([key]) => key.includes('.'))).toEqual([]);
});
