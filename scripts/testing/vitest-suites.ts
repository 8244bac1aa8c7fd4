import path from 'node:path';
import { isBrowserTest } from './browser-projects.ts';
import { runReportingTool } from './run-reporting-tool.ts';
import type { Suite } from './suite.ts';
import { titlePattern } from './title-pattern.ts';

const REPORTER = path.join(import.meta.dirname, 'vitest-reporter.ts');

/** Projects of vitest whose tests start databases, builds or servers, by suite; each has the name of its folder. */
const SLOW_PROJECTS = {
	api: ['api'],
	server: ['shell', 'releases', 'console'],
} as const;

const ALL_SLOW: readonly string[] = Object.values(SLOW_PROJECTS).flat();

function isIn(file: string, projects: readonly string[]): boolean {
	return projects.some((project) => `${file}/`.startsWith(`${project}/`));
}

function vitestSuite(
	facts: Pick<Suite, 'name' | 'what' | 'uses'> & { projects: readonly string[]; owns(file: string): boolean },
): Suite {
	const { projects, ...suite } = facts;
	return {
		...suite,
		run({ environment, filter: { file, title }, onProgress }) {
			return runReportingTool({
				name: suite.name,
				command: 'vitest',
				args: [
					'run',
					`--reporter=${REPORTER}`,
					'--passWithNoTests',
					...projects.map((project) => `--project=${project}`),
					...(title ? [`--testNamePattern=${titlePattern(title, ' > ')}`] : []),
					...(file ? [file] : []),
				],
				environment,
				onProgress,
			});
		},
	};
}

/** What needs neither a database nor a server: the suite that is run while one writes. */
export const unitSuite = vitestSuite({
	name: 'unit',
	what: 'unit and component tests (vitest)',
	uses: [],
	projects: ALL_SLOW.map((project) => `!${project}`),
	owns: (file) => !isBrowserTest(file) && !isIn(file, ALL_SLOW),
});

export const apiSuite = vitestSuite({
	name: 'api',
	what: 'the api with real databases (vitest)',
	uses: ['databases'],
	projects: SLOW_PROJECTS.api,
	owns: (file) => isIn(file, SLOW_PROJECTS.api),
});

export const serverSuite = vitestSuite({
	name: 'server',
	what: "the site's server, release store and console (vitest)",
	uses: ['chromium'],
	projects: SLOW_PROJECTS.server,
	owns: (file) => isIn(file, SLOW_PROJECTS.server),
});
