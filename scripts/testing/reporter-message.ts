import type { TestOutcome } from './outcome.ts';

/** What a reporter inside vitest or Playwright tells the process that started the tool, in this order. */
export type ReporterMessage =
	| { kind: 'begin'; steps: number; of: 'files' | 'tests' }
	| { kind: 'outcome'; outcome: TestOutcome }
	| { kind: 'step' }
	/** Without it the tool broke off. */
	| { kind: 'end' };

/** Resolves when the message is handed over: a tool may end its process right after its last one. */
export function sendToRunner(message: ReporterMessage): Promise<void> {
	return new Promise((resolve) => {
		if (process.send) process.send(message, undefined, {}, () => resolve());
		else resolve();
	});
}
