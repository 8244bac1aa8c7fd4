import path from 'node:path';
import { isBrowserTest } from './browser-projects.ts';
import { runReportingTool } from './run-reporting-tool.ts';
import { ALL_SLOW, SLOW_PROJECTS } from './slow-projects.ts';
import type { Suite } from './suite.ts';
import { titlePattern } from './title-pattern.ts';

const REPORTER = path.join(import.meta.dirname, 'vitest-reporter.ts');

/** In the name of a file of tests that take long: they are run by `--only long`, not with the others of their project. */
const LONG_MARK = '.long.test.ts';
const isLong = (file: string) => file.endsWith(LONG_MARK);

function isIn(file: string, projects: readonly string[]): boolean {
	return projects.some((project) => `${file}/`.startsWith(`${project}/`));
}

function vitestSuite(
	facts: Pick<Suite, 'name' | 'what' | 'uses'> & {
		projects: readonly string[];
		/** What of the projects' files */
		files: 'long' | 'others';
		owns(file: string): boolean;
	},
): Suite {
	const { projects, files, ...suite } = facts;
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
					...(files === 'others' ? [`--exclude=**/*${LONG_MARK}`] : []),
					...(file ? [file] : files === 'long' ? [LONG_MARK] : []),
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
	files: 'others',
	owns: (file) => !isBrowserTest(file) && !isIn(file, ALL_SLOW) && !isLong(file),
});

export const apiSuite = vitestSuite({
	name: 'api',
	what: 'the api with real databases (vitest)',
	uses: ['databases'],
	projects: SLOW_PROJECTS.api,
	files: 'others',
	owns: (file) => isIn(file, SLOW_PROJECTS.api) && !isLong(file),
});

export const serverSuite = vitestSuite({
	name: 'server',
	what: "the site's server, release store and console (vitest)",
	uses: ['chromium'],
	projects: SLOW_PROJECTS.server,
	files: 'others',
	owns: (file) => isIn(file, SLOW_PROJECTS.server) && !isLong(file),
});

/** The part of `long` that needs no running site. */
export const longServerSuite = vitestSuite({
	name: 'long-server',
	what: 'processes that are killed, floods, the built product, and checks of versions in a real browser (vitest)',
	uses: ['databases', 'chromium'],
	projects: [],
	files: 'long',
	owns: isLong,
});
