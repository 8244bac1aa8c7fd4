import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../stack/settings.ts';

export interface Tally {
	passed: number;
	failed: number;
	/** Titles of the tests that failed, and the first line of why */
	failures?: string[];
	/** Titles of tests that failed once and passed when they were run again: worth a look, not a failure */
	shaky?: string[];
}

export interface Suite {
	name: string;
	what: string;
	/** Only when it is asked for by its name */
	isOnDemand?: boolean;
	run(environment: NodeJS.ProcessEnv): Promise<Tally>;
}

const BIN = path.join(ROOT, 'node_modules', '.bin');
const REPORTS = path.join(ROOT, 'var', 'test-reports');

function run(command: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
	return new Promise((resolve, reject) => {
		const child = spawn(path.join(BIN, command), args, { cwd: ROOT, env: environment, stdio: 'inherit' });
		child.once('error', reject);
		child.once('close', (code) => resolve(code ?? 1));
	});
}

/** A check that either holds or does not: it counts as one test. */
function check(name: string, what: string, command: string, args: readonly string[]): Suite {
	return {
		name,
		what,
		async run(environment) {
			const code = await run(command, args, environment);
			return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
		},
	};
}

/** Reads a runner's JSON report; a runner that failed without a failing test counts as one failure. */
function tally(report: string, code: number, count: (json: never) => Tally): Tally {
	if (!existsSync(report)) return { passed: 0, failed: 1 };
	const counted = count(JSON.parse(readFileSync(report, 'utf8')) as never);
	return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

async function freshReport(name: string): Promise<string> {
	await mkdir(REPORTS, { recursive: true });
	const report = path.join(REPORTS, `${name}.json`);
	rmSync(report, { force: true });
	return report;
}

interface VitestReport {
	numPassedTests: number;
	numFailedTests: number;
	testResults: {
		name: string;
		status: string;
		message: string;
		assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
	}[];
}

function firstLine(text: string | undefined): string {
	return text?.split('\n', 1)[0]?.slice(0, 300) ?? '';
}

function failedTests({
	name,
	status,
	message,
	assertionResults,
}: VitestReport['testResults'][number]): string[] {
	const file = path.relative(ROOT, name);
	const failed = assertionResults.filter((test) => test.status === 'failed');
	// A file that could not be loaded fails without a failing test.
	if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`];
	return failed.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
}

/** A test that passed after a failure keeps the messages of its first try. */
function repeatedTests({ name, assertionResults }: VitestReport['testResults'][number]): string[] {
	return assertionResults
		.filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
		.map((test) => `${path.relative(ROOT, name)} › ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
}

const unit: Suite = {
	name: 'unit',
	what: 'unit, component and api tests (vitest)',
	async run(environment) {
		const report = await freshReport('vitest');
		const code = await run(
			'vitest',
			[
				'run',
				// Two cores: what stands in the root's configuration does not reach the projects, which would take one worker.
				'--maxWorkers=2',
				// For all projects: whichever shares the two cores with a build may take its time.
				'--testTimeout=60000',
				'--hookTimeout=120000',
				// As with the journeys: what passed only at the second try is named in the summary.
				...(environment.CI ? ['--retry=1'] : []),
				'--reporter=dot',
				'--reporter=json',
				`--outputFile.json=${report}`,
			],
			environment,
		);
		return tally(report, code, ({ numPassedTests, numFailedTests, testResults }: VitestReport) => ({
			passed: numPassedTests,
			failed: numFailedTests,
			failures: testResults.flatMap(failedTests),
			shaky: testResults.flatMap(repeatedTests),
		}));
	},
};

interface PlaywrightSuite {
	title: string;
	specs?: { title: string; tests: { status: string }[] }[];
	suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
	suites: PlaywrightSuite[];
}

function titlesOf(
	outcome: 'flaky' | 'unexpected',
	{ title, specs = [], suites = [] }: PlaywrightSuite,
): string[] {
	const own = specs.filter(({ tests }) => tests.some(({ status }) => status === outcome));
	return [
		...own.map((spec) => `${title} › ${spec.title}`),
		...suites.flatMap((suite) => titlesOf(outcome, suite)),
	];
}

/** Projects of e2e/playwright.config.ts, in a real Chromium. */
function browserSuite(name: string, what: string, projects: readonly string[]): Suite {
	return {
		name,
		what,
		async run(environment) {
			const report = await freshReport(name);
			const chosen = projects.map((project) => `--project=${project}`);
			const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...chosen], {
				...environment,
				PLAYWRIGHT_JSON_OUTPUT_NAME: report,
			});
			return tally(report, code, ({ stats, suites }: PlaywrightReport) => ({
				passed: stats.expected + stats.flaky,
				// A skipped test has not shown what it should show.
				failed: stats.unexpected + stats.skipped,
				failures: suites.flatMap((suite) => titlesOf('unexpected', suite)),
				shaky: suites.flatMap((suite) => titlesOf('flaky', suite)),
			}));
		},
	};
}

/** All that `npm test` runs, in this order; what is on demand only by its name. */
export const SUITES: readonly Suite[] = [
	check('lint', 'format, lint and import borders (Biome)', 'biome', ['check', '.']),
	check('types', 'types of all packages (TypeScript)', 'tsc', ['-p', 'tsconfig.json']),
	unit,
	browserSuite('browser', 'journeys, drills and budgets in a real Chromium (Playwright)', [
		'journeys',
		'budgets',
		'drills',
	]),
	{
		...browserSuite('long', 'journeys and drills that take minutes; only with --only long', [
			'long',
			'long-drills',
		]),
		isOnDemand: true,
	},
	{
		...browserSuite('chaos', 'each fault into each remote; only with --only chaos', ['chaos']),
		isOnDemand: true,
	},
];
