/** What one test came to, whichever tool ran it. */
export interface TestOutcome {
	/** Relative to the project's root; empty where no file is to blame */
	file: string;
	/** Where it failed, else where it stands; undefined where the tool does not say */
	line?: number | undefined;
	/** Titles of the blocks around the test, then its own; empty where the outcome is that of a file or a tool */
	titlePath: readonly string[];
	passed: boolean;
	/** Why it failed: a few lines without colours */
	reason?: string | undefined;
	/** What it printed, and the servers meanwhile: the last lines */
	output?: string | undefined;
	/** Playwright's trace of it, relative to the project's root */
	trace?: string | undefined;
	/** Unix time */
	startedAtMs: number;
	durationMs: number;
	/** Tests that it stands for, where several did not run for one reason; 1 by default */
	tests?: number;
}

/** Tests of this outcome, for a total. */
export function countOf({ tests = 1 }: TestOutcome): number {
	return tests;
}

/** A failure that belongs to no single test. */
export function failureOf(reason: string, rest: Partial<TestOutcome> = {}): TestOutcome {
	return { file: '', titlePath: [], passed: false, reason, startedAtMs: 0, durationMs: 0, ...rest };
}
