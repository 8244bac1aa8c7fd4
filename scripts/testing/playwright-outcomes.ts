import path from 'node:path';
import type { Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { ROOT } from '../stack/settings.ts';
import { failureOf, type TestOutcome } from './outcome.ts';
import { firstLines, lastLines } from './short-text.ts';

/** Titles of the root, the project and the file stand before those that a test's author wrote. */
const FOREIGN_TITLES = 3;

/** Of one test: what a check after it complains of often tells why it failed. */
const MAX_ERRORS = 3;

/** The spec that a test belongs to: it may be written in a file that several specs share. */
function specOf(suite: Suite): string {
	if (suite.type === 'file' || !suite.parent) return suite.location?.file ?? '';
	return specOf(suite.parent);
}

/** A test that has no result of its own: Playwright passes over the rest of a serial file after a failure. */
export function didNotRun(test: TestCase): boolean {
	if (test.outcome() !== 'skipped') return false;
	return test.results.length === 0 || test.expectedStatus !== 'skipped';
}

function reasonOf(test: TestCase, { errors, status }: TestResult): string {
	if (test.outcome() === 'skipped') return 'was skipped';
	if (status === 'passed') return 'passed, but is marked as one that fails';
	const messages = errors
		.slice(0, MAX_ERRORS)
		.map(({ message, value }) => firstLines(message ?? value ?? ''));
	return [...(status === 'interrupted' ? ['was interrupted'] : []), ...messages].join('\n');
}

/** What a test that ran came to. */
export function outcomeOf(test: TestCase, result: TestResult): TestOutcome {
	const spec = specOf(test.parent);
	const common = {
		file: path.relative(ROOT, spec),
		titlePath: test.titlePath().slice(FOREIGN_TITLES),
		startedAtMs: result.startTime.getTime(),
		durationMs: result.duration,
	};
	if (test.outcome() === 'expected') return { ...common, passed: true };
	const place = [result.error?.location, test.location].find((location) => location?.file === spec);
	const trace = result.attachments.find(({ name }) => name === 'trace')?.path;
	const printed = [...result.stdout, ...result.stderr].join('');
	return {
		...common,
		passed: false,
		line: place?.line,
		reason: reasonOf(test, result),
		...(printed.trim() ? { output: lastLines(printed) } : {}),
		...(trace ? { trace: path.relative(ROOT, trace) } : {}),
	};
}

/** One failure for each file with tests that did not run. */
export function missedTests(all: readonly TestCase[]): TestOutcome[] {
	const missed = Map.groupBy(all.filter(didNotRun), ({ parent }) => specOf(parent));
	return [...missed].map(([spec, { length }]) => {
		const hasFailure = all.some((test) => specOf(test.parent) === spec && !test.ok());
		const why = hasFailure ? 'an earlier test of the file failed' : 'the run was interrupted';
		const reason = `did not run: ${length} test${length === 1 ? '' : 's'}, because ${why}`;
		return failureOf(reason, { file: path.relative(ROOT, spec), tests: length });
	});
}

/** An error outside of any test: a spec that does not load, a worker that broke off. */
export function errorOutcome({ message, value, location }: TestError): TestOutcome {
	return failureOf(`outside of any test: ${firstLines(message ?? value ?? '')}`, {
		file: location ? path.relative(ROOT, location.file) : '',
		line: location?.line,
	});
}
