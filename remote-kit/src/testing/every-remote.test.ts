import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { readRemoteSource } from '../build/remote-source.ts';
import { remoteUnderTest } from './remote-under-test.ts';
import {
	dictionaryOf,
	emptyTexts,
	isNamed,
	missingForms,
	missingKeys,
	namedKeys,
	namedValues,
} from './texts/index.ts';

// Runs among the tests of every remote, so that its team has these rules without a line of its own.

const { dir, texts } = await remoteUnderTest();
const { ui, ...dutch } = texts.nl;
/** What is bundled into a remote beside its own code. */
const PACKAGES = ['@estate/shared-ui', '@estate/shared-i18n', '@estate/remote-kit'];
const { resolve } = createRequire(import.meta.url);
const sourcesOf = (name: string) => dirname(resolve(name));

it('the folder is in order: every slot has its module, every route its slots, every text its languages', async () => {
	const { slots, config } = await readRemoteSource(dir);
	expect(Object.keys(slots)).toEqual(config.slots.map(({ name }) => name));
});

describe.each(LANGUAGES)('the texts in %s', (language) => {
	const { ui: _, ...own } = texts[language];
	const dictionary = dictionaryOf(own);

	it('all say something, with the values of the Dutch ones', () => {
		expect(emptyTexts(dictionary)).toEqual([]);
		expect(namedValues(dictionary)).toEqual(namedValues(dictionaryOf(dutch)));
	});

	it('have a form for every count', () => {
		expect(missingForms(dictionary, language)).toEqual([]);
	});
});

it('there is every text that code asks for', () => {
	const known = [dictionaryOf(dutch), dictionaryOf({ ui })];
	expect(missingKeys(namedKeys([join(dir, 'src')]), known)).toEqual([]);
});

it('there is no text that no code takes', () => {
	const named = namedKeys([join(dir, 'src'), ...PACKAGES.map(sourcesOf)]);
	expect([...dictionaryOf(dutch).keys()].filter((key) => !isNamed(key, named))).toEqual([]);
});
