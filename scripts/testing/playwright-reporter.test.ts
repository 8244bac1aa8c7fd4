import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../stack/settings.ts';
import { runReportingTool } from './run-reporting-tool.ts';
import { scratchFolder } from './scratch-folder.ts';
import type { SuiteResult } from './suite.ts';
import { titlePattern } from './title-pattern.ts';

const FILES = {
	'playwright.config.ts': `import base from '../../e2e/playwright.config.ts';
export default { ...base, testDir: '.', outputDir: 'results', respectGitIgnore: false, globalSetup: undefined, projects: undefined };`,
	'steps.spec.ts': `import { expect, test } from '@playwright/test';
test.describe.configure({ mode: 'serial' });
test.describe('a walk', () => {
	test('begins', () => {});
	test('stumbles', async ({ page }) => {
		console.log('one foot before the other');
		await page.setContent('<p>road</p>');
		expect(await page.locator('p').textContent()).toBe('river');
	});
	test('goes on', () => {});
	test('ends', () => {});
});`,
	'skipped.spec.ts': `import { test } from '@playwright/test';
test.skip('sleeps', () => {});
test.fail('is marked as failing', () => {});`,
};

let scratch: ReturnType<typeof scratchFolder>;
const reporter = path.join(import.meta.dirname, 'playwright-reporter.ts');
const run = (...args: string[]) =>
	runReportingTool({
		name: 'fixture-playwright',
		command: 'playwright',
		args: ['test', `--config=${scratch.folder}`, `--reporter=${reporter}`, ...args],
		environment: { ...process.env, E2E_SITE_RUNS: 'yes' },
	});

beforeAll(() => {
	scratch = scratchFolder(FILES);
});
afterAll(() => scratch.remove());

describe('a run of Playwright', () => {
	let result: SuiteResult;
	const fileOf = (name: string) => path.relative(ROOT, path.join(scratch.folder, name));

	beforeAll(async () => {
		result = await run();
	});

	it('counts what passed', () => expect(result.passed).toBe(1));

	it('tells of a failed test where, why, what it printed, and where its trace lies', () => {
		const failure = result.failures.find(({ titlePath }) => titlePath.includes('stumbles'));
		expect(failure).toMatchObject({
			file: fileOf('steps.spec.ts'),
			line: 8,
			titlePath: ['a walk', 'stumbles'],
			output: 'one foot before the other',
			trace: expect.stringMatching(/^var\/test-runner-\w+\/results\/.+\/trace\.zip$/),
		});
		expect(failure?.reason?.split('\n')).toEqual([
			'Error: expect(received).toBe(expected) // Object.is equality',
			'Expected: "river"',
			'Received: "road"',
		]);
	});

	it('counts the tests that did not run in one line', () => {
		const missed = result.failures.filter(({ reason }) => reason?.startsWith('did not run'));
		expect(missed).toMatchObject([
			{
				file: fileOf('steps.spec.ts'),
				titlePath: [],
				tests: 2,
				reason: 'did not run: 2 tests, because an earlier test of the file failed',
			},
		]);
	});

	it('counts a skipped test, and one that passed against its mark, as failed', () => {
		const others = result.failures.filter(({ file }) => file === fileOf('skipped.spec.ts'));
		expect(others.map(({ reason }) => reason).sort()).toEqual([
			'passed, but is marked as one that fails',
			'was skipped',
		]);
	});
});

it('one test runs alone by its file and title', async () => {
	const title = titlePattern('a walk › begins', ' ');
	expect(await run('steps.spec.ts', `--grep=${title}`)).toEqual({ passed: 1, failures: [] });
});

it('a run that cannot begin is a failure that says what Playwright printed', async () => {
	const { passed, failures } = await run('--project=nonsense');
	expect(passed).toBe(0);
	expect(failures).toMatchObject([{ reason: expect.stringContaining('nonsense') }]);
});
