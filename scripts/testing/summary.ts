import { failureText, failureTitle } from './failure-text.ts';
import { countOf } from './outcome.ts';
import type { SuiteResult } from './suite.ts';

/** So many failures are told in full; of the others, what is broken is told by these. */
const MAX_FULL = 25;

export interface RanSuite extends SuiteResult {
	name: string;
	seconds: number;
}

export interface Total {
	passed: number;
	failed: number;
}

function failedOf({ failures }: SuiteResult): number {
	return failures.reduce((sum, failure) => sum + countOf(failure), 0);
}

export function totalOf(suites: readonly RanSuite[]): Total {
	return {
		passed: suites.reduce((sum, { passed }) => sum + passed, 0),
		failed: suites.reduce((sum, suite) => sum + failedOf(suite), 0),
	};
}

function suiteLine(suite: RanSuite): string {
	const failed = failedOf(suite);
	const mark = failed === 0 && suite.passed > 0 ? '✓' : '✗';
	return `${mark} ${suite.name.padEnd(8)} ${suite.passed} passed, ${failed} failed (${suite.seconds.toFixed(0)} s)`;
}

/** What stands at the end of a run: the suites, the failures, the total. Its last line is `N passed, N failed`. */
export function summary(suites: readonly RanSuite[]): string {
	const { passed, failed } = totalOf(suites);
	const failures = suites.flatMap(({ name, failures }) => failures.map((failure) => ({ name, failure })));
	const texts = failures.map(({ name, failure }, index) =>
		(index < MAX_FULL ? failureText : failureTitle)(name, failure),
	);
	const numbered = texts.map((text, index) => `${`${index + 1}.`.padEnd(4)} ${text}`);
	return [
		'',
		...suites.map(suiteLine),
		'',
		...numbered.flatMap((text) => [text, '']),
		...(passed + failed === 0 ? ['Nothing ran: no test has this file and this title.', ''] : []),
		`${passed} passed, ${failed} failed`,
	].join('\n');
}
