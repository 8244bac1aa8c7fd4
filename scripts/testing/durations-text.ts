import type { TestOutcome } from './outcome.ts';
import { TITLE_SEPARATOR } from './suite.ts';

const inSeconds = (durationMs: number) => (durationMs / 1000).toFixed(2).padStart(8);

function slowestFirst(durations: ReadonlyMap<string, number>): string[] {
	return Array.from(durations)
		.sort(([, a], [, b]) => b - a)
		.map(([name, durationMs]) => `${inSeconds(durationMs)}  ${name}`);
}

/** What the tests of a run took, in seconds: each file, then each test, the slowest first. Hooks are not in it. */
export function durationsText(outcomes: readonly TestOutcome[]): string {
	const files = new Map<string, number>();
	const tests = new Map<string, number>();
	for (const { file, titlePath, durationMs } of outcomes) {
		files.set(file, (files.get(file) ?? 0) + durationMs);
		tests.set([file, ...titlePath].join(TITLE_SEPARATOR), durationMs);
	}
	return `${[...slowestFirst(files), '', ...slowestFirst(tests)].join('\n')}\n`;
}
