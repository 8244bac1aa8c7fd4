import type { TestOutcome } from './outcome.ts';

/** Which tests to run; all by default. */
export interface TestFilter {
	/** A file or folder, relative to the project's root */
	file?: string | undefined;
	/** Part of a test's titles, joined by TITLE_SEPARATOR */
	title?: string | undefined;
}

/** Between the titles of a test and its blocks, on the screen and in `--title` */
export const TITLE_SEPARATOR = ' › ';

export interface SuiteRun {
	environment: NodeJS.ProcessEnv;
	filter: TestFilter;
	/** How far it is, for anyone who waits */
	onProgress(text: string): void;
}

export interface SuiteResult {
	passed: number;
	failures: readonly TestOutcome[];
}

export interface Suite {
	name: string;
	what: string;
	/** Only when it is asked for by its name, or by a file of it */
	isOnDemand?: boolean;
	/** What the run says of the machine when this suite is in it */
	uses: readonly ('databases' | 'chromium')[];
	/** Does it run tests of this file or folder? Absent where there is nothing to choose from */
	owns?(file: string): boolean;
	/** Makes beforehand what `run` would make first; it runs beside the first of the suites, if the own is a later one */
	prepare?(): Promise<void>;
	run(run: SuiteRun): Promise<SuiteResult>;
}
