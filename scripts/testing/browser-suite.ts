import path from 'node:path';
import { TEST_DATA_DIR, TEST_OUTPUT_DIR, testStackSettings } from '../../e2e/src/test-stack.ts';
import { type BrowserProject, isOfProject } from './browser-projects.ts';
import { failureOf, type TestOutcome } from './outcome.ts';
import { keepTestData } from './prepared-data.ts';
import { mailedSecrets, outputsBelow, printedSecrets } from './printed-secrets.ts';
import { runReportingTool } from './run-reporting-tool.ts';
import type { ServerLog } from './server-log.ts';
import { firstLines, lastLines } from './short-text.ts';
import { startSiteUnderTest } from './site-under-test.ts';
import type { Suite, SuiteResult, SuiteRun } from './suite.ts';
import { titlePattern } from './title-pattern.ts';

const REPORTER = path.join(import.meta.dirname, 'playwright-reporter.ts');

/** What the servers said during a failed test, after what the test said. */
function withServers(failure: TestOutcome, log: ServerLog): TestOutcome {
	const { startedAtMs, durationMs, output } = failure;
	const lines = log.between(startedAtMs, startedAtMs + durationMs);
	if (lines.length === 0) return failure;
	const servers = lastLines(lines.map((line) => `server: ${line}`).join('\n'));
	return { ...failure, output: output ? `${output}\n${servers}` : servers };
}

function runProject(
	project: BrowserProject,
	{ environment, filter, onProgress }: SuiteRun,
): Promise<SuiteResult> {
	const { file, title } = filter;
	return runReportingTool({
		name: project,
		command: 'playwright',
		args: [
			'test',
			'--config=e2e/playwright.config.ts',
			`--project=${project}`,
			`--reporter=${REPORTER}`,
			'--pass-with-no-tests',
			...(title ? [`--grep=${titlePattern(title, ' ')}`] : []),
			...(file ? [titlePattern(file, '')] : []),
		],
		environment: { ...environment, E2E_SITE_RUNS: 'yes' },
		onProgress: (text) => onProgress(`${project} ${text}`),
	});
}

/** After all tests of a suite: did a server print what opens something, or who visited? Undefined where none did. */
function secretsPrinted(): TestOutcome | undefined {
	const { OPS_TOKEN = '', RELEASE_OVERRIDE_SECRET = '' } = testStackSettings().environment;
	const secrets = [
		...mailedSecrets(TEST_DATA_DIR),
		{ what: 'OPS_TOKEN', text: OPS_TOKEN },
		{ what: 'RELEASE_OVERRIDE_SECRET', text: RELEASE_OVERRIDE_SECRET },
	].filter(({ text }) => text !== '');
	const found = printedSecrets(outputsBelow(TEST_OUTPUT_DIR), secrets);
	if (found.length === 0) return undefined;
	return failureOf(firstLines(found.join('\n')), {
		file: 'scripts/testing/printed-secrets.ts',
		titlePath: ['what the servers print at the lowest level', 'holds no secret and no mail address'],
	});
}

/**
 * Projects of e2e/playwright.config.ts on one site, one after the other: what one project finds hides nothing that
 * another would find, as a dependency between projects does.
 */
export function browserSuite(name: string, what: string, projects: readonly BrowserProject[]): Suite {
	return {
		name,
		what,
		uses: ['chromium'],
		owns: (file) => projects.some((project) => isOfProject(file, project)),
		prepare: keepTestData,
		async run(run) {
			const { file } = run.filter;
			run.onProgress('building and starting the site under test');
			const site = await startSiteUnderTest().catch((error: Error) => error);
			if (site instanceof Error) return { passed: 0, failures: [failureOf(site.message)] };
			try {
				let passed = 0;
				const failures: TestOutcome[] = [];
				for (const project of projects.filter((each) => !file || isOfProject(file, each))) {
					const result = await runProject(project, run);
					passed += result.passed;
					failures.push(...result.failures.map((failure) => withServers(failure, site.log)));
				}
				const secrets = secretsPrinted();
				return { passed: passed + (secrets ? 0 : 1), failures: secrets ? [...failures, secrets] : failures };
			} finally {
				await site.stop();
			}
		},
	};
}
