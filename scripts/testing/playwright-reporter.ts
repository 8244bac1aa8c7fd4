import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { didNotRun, errorOutcome, missedTests, outcomeOf } from './playwright-outcomes.ts';
import { tellRunner } from './reporter-message.ts';

/** Tells the runner of each test as it ends. Prints nothing. */
export default class PlaywrightReporter implements Reporter {
	#tests: TestCase[] = [];

	/** Without it Playwright would add a reporter that prints. */
	printsToStdio(): boolean {
		return true;
	}

	onBegin(_config: FullConfig, suite: Suite): void {
		this.#tests = suite.allTests();
		tellRunner({ kind: 'begin', steps: this.#tests.length, of: 'tests' });
	}

	onTestEnd(test: TestCase, result: TestResult): void {
		if (!didNotRun(test)) tellRunner({ kind: 'outcome', outcome: outcomeOf(test, result) });
		tellRunner({ kind: 'step' });
	}

	onError(error: TestError): void {
		tellRunner({ kind: 'outcome', outcome: errorOutcome(error) });
	}

	async onEnd(): Promise<void> {
		for (const outcome of missedTests(this.#tests)) tellRunner({ kind: 'outcome', outcome });
		await tellRunner({ kind: 'end' });
	}
}
