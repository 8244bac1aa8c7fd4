import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../stack/settings.ts';
import { runReportingTool } from './run-reporting-tool.ts';
import { scratchFolder } from './scratch-folder.ts';
import type { SuiteResult } from './suite.ts';
import { titlePattern } from './title-pattern.ts';

const FILES = {
	'vitest.config.ts': 'export default {};',
	'sums.test.ts': `import { describe, expect, it } from 'vitest';
describe('a sum', () => {
	it('is right', () => expect(1 + 1).toBe(2));
	it('is wrong (sometimes)', () => {
		console.log('counting on fingers');
		expect(1 + 1).toBe(3);
	});
	it('is wrong (sometimes), and more', () => expect(1 + 1).toBe(4));
});`,
	'hook.test.ts': `import { beforeAll, expect, it } from 'vitest';
beforeAll(() => { throw new Error('no water'); });
it('swims', () => expect(1).toBe(1));
it('dives', () => expect(1).toBe(1));`,
	'load.test.ts': `import './nowhere.ts';`,
	'skipped.test.ts': `import { it } from 'vitest';
it.skip('sleeps', () => {});`,
	'rejection.test.ts': `import { it } from 'vitest';
it('forgets to wait', () => { Promise.reject(new TypeError('left alone')); });`,
};

let scratch: ReturnType<typeof scratchFolder>;
const reporter = path.join(import.meta.dirname, 'vitest-reporter.ts');
const run = (...args: string[]) =>
	runReportingTool({
		name: 'fixture-vitest',
		command: 'vitest',
		args: ['run', `--root=${scratch.folder}`, `--reporter=${reporter}`, ...args],
		environment: process.env,
	});

beforeAll(() => {
	scratch = scratchFolder(FILES);
});
afterAll(() => scratch.remove());

describe('a run of vitest', () => {
	let result: SuiteResult;
	const failureIn = (file: string) =>
		result.failures.filter(
			(failure) => failure.file === path.relative(ROOT, path.join(scratch.folder, file)),
		);

	beforeAll(async () => {
		result = await run();
	});

	it('counts what passed', () => expect(result.passed).toBe(2));

	it('tells of a failed test where, why, and what it printed', () => {
		const [failure] = failureIn('sums.test.ts');
		expect(failure).toMatchObject({
			line: 6,
			titlePath: ['a sum', 'is wrong (sometimes)'],
			output: 'counting on fingers',
		});
		expect(failure?.reason?.split('\n')).toEqual([
			'expected 2 to be 3 // Object.is equality',
			'- Expected',
			'+ Received',
			'- 3',
			'+ 2',
		]);
	});

	it('counts tests that a broken hook kept from running', () => {
		expect(failureIn('hook.test.ts')).toMatchObject([
			{ tests: 2, reason: 'did not run: 2 of 2 tests of the file\nno water' },
		]);
	});

	it('counts a file that does not load', () => {
		expect(failureIn('load.test.ts')).toMatchObject([
			{ tests: 1, reason: expect.stringContaining('nowhere') },
		]);
	});

	it('counts a skipped test as failed', () => {
		expect(failureIn('skipped.test.ts')).toMatchObject([
			{ tests: 1, reason: 'did not run: 1 of 1 tests of the file' },
		]);
	});

	it('counts an error that no test waited for', () => {
		expect(failureIn('rejection.test.ts')).toMatchObject([
			{ reason: 'outside of any test: TypeError: left alone' },
		]);
	});
});

it('one test runs alone by its file and title', async () => {
	const title = titlePattern('a sum › is wrong (sometimes), and', ' > ');
	const { passed, failures } = await run('sums.test.ts', `--testNamePattern=${title}`);
	expect(passed).toBe(0);
	expect(failures).toMatchObject([{ titlePath: ['a sum', 'is wrong (sometimes), and more'] }]);
});

it('a run that cannot begin is a failure that says what vitest printed', async () => {
	const { passed, failures } = await run('--config=nonsense.ts');
	expect(passed).toBe(0);
	expect(failures).toMatchObject([{ reason: expect.stringContaining('nonsense') }]);
});
