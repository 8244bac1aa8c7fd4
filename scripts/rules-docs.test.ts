import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readRemoteSource } from '@estate/remote-kit/build';
import { describe, expect, it } from 'vitest';
import { REMOTES } from './remote/remotes.ts';
import { ROOT } from './stack/settings.ts';
import { missingOf, namedIn } from './testing/named-tests.ts';

const RULES = readFileSync(path.join(ROOT, 'docs/rules.md'), 'utf8');
const WEBSITE = readFileSync(path.join(ROOT, 'docs/website.md'), 'utf8');
const SCREENS = WEBSITE.split(/^## /m).find((section) => section.startsWith('§2')) ?? '';

interface Rule {
	number: string;
	code: string;
	test: string;
}

/** The rows of the tables: number of the rule or decision, rule, code, test. A bar in a cell is escaped. */
const rules: Rule[] = RULES.split('\n')
	.map((line) => /^\| (\d+(?:\.\d+)?) \| (.+) \|$/.exec(line))
	.flatMap((found) => {
		if (!found) return [];
		const [rule = '', code = '', test = '', ...more] = (found[2] ?? '').split(' | ');
		return [{ number: found[1] ?? '', code, test: rule && more.length === 0 ? test : '' }];
	});

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
/** A title counts as a whole: between the quotes that its source has around it. */
const hasTitle = (source: string, title: string) =>
	["'", '"', '`'].some((quote) => source.includes(quote + title + quote));

describe('the table of rules', () => {
	it('has all nine sections, each numbered without a gap', () => {
		const sections = Array.from(RULES.matchAll(/^## §(\d) /gm), ([, section]) => section);
		expect(sections).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
		for (const section of sections) {
			const numbers = rules.map(({ number }) => number).filter((number) => number.startsWith(`${section}.`));
			expect(numbers).toEqual(numbers.map((_, at) => `${section}.${at + 1}`));
			expect(numbers.length).toBeGreaterThan(3);
		}
	});

	it('has decisions by their numbers, each once', () => {
		const decisions = rules.map(({ number }) => Number(number)).filter(Number.isInteger);
		expect(decisions.length).toBeGreaterThan(10);
		expect(decisions).toEqual([...new Set(decisions)].sort((one, other) => one - other));
	});

	it('says of each rule in which code it lives', () => {
		expect(rules.filter(({ code }) => namedIn(code).length === 0).map(({ number }) => number)).toEqual([]);
		expect(rules.flatMap(({ code }) => missingOf(namedIn(code)))).toEqual([]);
	});

	it('names for each rule a test that is there, by its whole title', () => {
		const isGuarded = ({ test }: Rule) =>
			namedIn(test).length > 0 &&
			namedIn(test).every(({ file, titles }) => isTest(file) && titles.length > 0);
		expect(rules.filter((rule) => !isGuarded(rule)).map(({ number }) => number)).toEqual([]);
		expect(rules.flatMap(({ test }) => missingOf(namedIn(test), hasTitle))).toEqual([]);
	});
});

describe('the tables of the specification', () => {
	it('name in each row rules that are there, and so the tests that guard it', () => {
		const known = new Set(rules.map(({ number }) => number));
		const cells = Array.from(WEBSITE.matchAll(/^\| (?!-|Page |What )(.+) \|$/gm), ([, row = '']) =>
			row.split(' | '),
		);
		expect(cells.length).toBeGreaterThan(30);
		const unguarded = cells.filter(
			(row) =>
				!row
					.at(-1)
					?.split(', ')
					.every((number) => known.has(number)),
		);
		expect(unguarded).toEqual([]);
	});

	it.each(REMOTES)('name every address of %s', async (remote) => {
		const { config } = await readRemoteSource(path.join(ROOT, `mfe-${remote}`));
		const addresses = config.routes.map(({ paths }) => paths.original.replaceAll(/:(\w+)/g, '{$1}'));
		expect(addresses.length).toBeGreaterThan(1);
		expect(addresses.filter((address) => !SCREENS.includes(`\`${address}\``))).toEqual([]);
	});
});
