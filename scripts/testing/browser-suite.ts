import path from 'node:path';
import { type BrowserProject, isOfProject } from './browser-projects.ts';
import { failureOf, type TestOutcome } from './outcome.ts';
import { runReportingTool } from './run-reporting-tool.ts';
import type { ServerLog } from './server-log.ts';
import { lastLines } from './short-text.ts';
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
				return { passed, failures };
			} finally {
				await site.stop();
			}
		},
	};
}
