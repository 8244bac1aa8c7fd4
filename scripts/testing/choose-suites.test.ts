import { expect, it } from 'vitest';
import { type Choice, chooseSuites } from './choose-suites.ts';
import { SUITE_ROWS } from './suites.ts';

const namesOf = (choice: Choice) =>
	chooseSuites(SUITE_ROWS, choice).map((row) => row.map(({ name }) => name).join(' + '));

it('all suites run but those on demand, lint and types beside unit tests', () => {
	expect(namesOf({})).toEqual(['lint + types + unit', 'api + server', 'browser']);
});

it('named suites run alone, in the order of all', () => {
	expect(namesOf({ only: ['chaos', 'types'] })).toEqual(['types', 'chaos']);
});

it.each([
	['scripts/testing', 'unit'],
	['mfe-listings', 'unit'],
	['api/src/mail', 'api'],
	['api/src/server/run-server.long.test.ts', 'long'],
	['shell/src/page', 'server'],
	['releases', 'server'],
	['console/src', 'server'],
	['e2e/tests/drills', 'browser'],
	['e2e/tests/long/mails.spec.ts', 'long'],
	['e2e/tests/drills/release.spec.ts', 'browser'],
	['bench/tests/budgets.spec.ts', 'browser'],
	['e2e/tests/long-drills', 'long'],
	['e2e/tests/registry-drills', 'registry'],
	['e2e/tests/deploy-drills', 'deploy'],
	['deploy/compose.test.ts', 'unit'],
	['e2e/tests/chaos/chaos.spec.ts', 'chaos'],
])('the tests of %s are in the suite %s', (file, suite) => {
	expect(namesOf({ file })).toEqual([suite]);
});

it('a journey runs whole, with those of its tests that are long', () => {
	expect(namesOf({ file: 'e2e/tests/journeys/forms.spec.ts' })).toEqual(['browser', 'long']);
});

it('a title is looked for where tests have titles', () => {
	expect(namesOf({ title: 'a link' })).toEqual(['unit', 'api + server', 'browser']);
});

it('a file or a title of a suite that looks at everything is wrong use', () => {
	const why = '"lint" looks at everything, and knows no --file and no --title: npm run check';
	expect(() => namesOf({ only: ['unit', 'lint'], file: 'mfe-listings' })).toThrow(why);
	expect(() => namesOf({ only: ['lint'], title: 'a link' })).toThrow(why);
	expect(namesOf({ only: ['lint'] })).toEqual(['lint']);
});

it('what does not exist is wrong use', () => {
	expect(() => namesOf({ only: ['unti'] })).toThrow('There is no suite "unti": use lint, types, unit');
	expect(() => namesOf({ file: 'api/nowhere' })).toThrow(
		'There is no "api/nowhere": give a file or a folder',
	);
});
