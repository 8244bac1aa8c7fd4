import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { didNotRun, errorOutcome, missedTests, outcomeOf } from './playwright-outcomes.ts';
import { sendToRunner } from './reporter-message.ts';

/** Tells the runner of each test as it ends. Prints nothing. */
export default class PlaywrightReporter implements Reporter {
	#tests: TestCase[] = [];

	/** Without it Playwright would add a reporter that prints. */
	printsToStdio(): boolean {
		return true;
	}

	onBegin(_config: FullConfig, suite: Suite): void {
		this.#tests = suite.allTests();
		sendToRunner({ kind: 'begin', steps: this.#tests.length, of: 'tests' });
	}

	onTestEnd(test: TestCase, result: TestResult): void {
		if (!didNotRun(test)) sendToRunner({ kind: 'outcome', outcome: outcomeOf(test, result) });
		sendToRunner({ kind: 'step' });
	}

	onError(error: TestError): void {
		sendToRunner({ kind: 'outcome', outcome: errorOutcome(error) });
	}

	async onEnd(): Promise<void> {
		for (const outcome of missedTests(this.#tests)) sendToRunner({ kind: 'outcome', outcome });
		await sendToRunner({ kind: 'end' });
	}
}
