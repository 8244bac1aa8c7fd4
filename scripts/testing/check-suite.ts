import { failureOf } from './outcome.ts';
import { runTool } from './run-tool.ts';
import { firstLines } from './short-text.ts';
import type { Suite } from './suite.ts';

/** A message of each of a few files, with the lines that it is about. */
const MAX_LINES = 60;

/** A check that either holds or does not: it counts as one test. */
export function checkSuite(name: string, what: string, command: string, args: readonly string[]): Suite {
	return {
		name,
		what,
		uses: [],
		async run({ environment }) {
			const { code, output } = await runTool({ name, command, args, environment });
			if (code === 0) return { passed: 1, failures: [] };
			return { passed: 0, failures: [failureOf(firstLines(output, MAX_LINES) || `ended with code ${code}`)] };
		},
	};
}
