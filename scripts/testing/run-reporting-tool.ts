import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../stack/settings.ts';
import { durationsText } from './durations-text.ts';
import { countOf, failureOf, type TestOutcome } from './outcome.ts';
import type { ReporterMessage } from './reporter-message.ts';
import { LOG_DIR, runTool, type ToolRun } from './run-tool.ts';
import { lastLines } from './short-text.ts';
import type { SuiteResult } from './suite.ts';

/** Follows a reporter: what came of the tests, and how far it is. */
class Followed {
	readonly outcomes: TestOutcome[] = [];
	hasEnded = false;
	#steps = 0;
	#of = '';
	#done = 0;

	take(message: ReporterMessage): void {
		if (message.kind === 'begin') {
			this.#steps = message.steps;
			this.#of = message.of;
		} else if (message.kind === 'outcome') this.outcomes.push(message.outcome);
		else if (message.kind === 'step') this.#done++;
		else this.hasEnded = true;
	}

	get result(): SuiteResult {
		const failures = this.outcomes.filter(({ passed }) => !passed);
		return { passed: this.outcomes.length - failures.length, failures };
	}

	get progress(): string {
		const { passed, failures } = this.result;
		const failed = failures.reduce((sum, failure) => sum + countOf(failure), 0);
		const tests = this.#of === 'files' ? `, ${passed + failed} tests` : '';
		return `${this.#done} of ${this.#steps} ${this.#of}${tests}, ${failed} failed`;
	}
}

/** Runs vitest or Playwright with the reporter of this folder. A tool that fails without a failing test is a failure. */
export async function runReportingTool({
	onProgress,
	...run
}: Omit<ToolRun, 'onMessage'> & { onProgress?: (text: string) => void }): Promise<SuiteResult> {
	const followed = new Followed();
	const { code, output } = await runTool({
		...run,
		onMessage(message) {
			followed.take(message);
			if (message.kind === 'step') onProgress?.(followed.progress);
		},
	});
	writeFileSync(path.join(LOG_DIR, `${run.name}-durations.txt`), durationsText(followed.outcomes));
	const { passed, failures } = followed.result;
	if (followed.hasEnded && (code === 0 || failures.length > 0)) return { passed, failures };
	const how = code === undefined ? 'hung or was killed' : `ended with code ${code}`;
	const log = path.relative(ROOT, path.join(LOG_DIR, `${run.name}.log`));
	const reason = [`${run.command} ${how}; all that it printed: ${log}`, lastLines(output)]
		.join('\n')
		.trimEnd();
	return { passed, failures: [...failures, failureOf(reason)] };
}
