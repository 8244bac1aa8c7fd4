import path from 'node:path';
import { isBrowserTest } from './browser-projects.ts';
import { runReportingTool } from './run-reporting-tool.ts';
import type { Suite } from './suite.ts';
import { titlePattern } from './title-pattern.ts';

const REPORTER = path.join(import.meta.dirname, 'vitest-reporter.ts');

/** All projects of vitest.config.ts. */
export const unitSuite: Suite = {
	name: 'unit',
	what: 'unit, component and api tests (vitest)',
	uses: ['databases', 'chromium'],
	owns: (file) => !isBrowserTest(file),
	run({ environment, filter: { file, title }, onProgress }) {
		return runReportingTool({
			name: 'unit',
			command: 'vitest',
			args: [
				'run',
				`--reporter=${REPORTER}`,
				'--passWithNoTests',
				...(title ? [`--testNamePattern=${titlePattern(title, ' > ')}`] : []),
				...(file ? [file] : []),
			],
			environment,
			onProgress,
		});
	},
};
