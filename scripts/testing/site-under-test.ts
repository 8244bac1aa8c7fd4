import { TEST_DEMO, testStackSettings } from '../../e2e/src/test-stack.ts';
import { CommandError } from '../stack/command.ts';
import { startStack } from '../stack/stack.ts';
import { whenInterrupted } from './interruption.ts';
import { prepareTestData } from './prepared-data.ts';
import { ServerLog } from './server-log.ts';
import { lastLines } from './short-text.ts';

/** The api and the site that all browser tests of a suite visit. */
export interface SiteUnderTest {
	log: ServerLog;
	stop(): Promise<void>;
}

/** Builds and starts them on data of their own; throws an Error that says what went wrong. */
export async function startSiteUnderTest(): Promise<SiteUnderTest> {
	const log = new ServerLog();
	try {
		if (!process.env.E2E_KEEP) await prepareTestData();
		const stack = await startStack(testStackSettings(), {
			quiet: true,
			demo: TEST_DEMO,
			onLine: (line) => log.add(line),
		});
		const takeBack = whenInterrupted(stack.stop);
		return {
			log,
			async stop() {
				takeBack();
				await stack.stop();
			},
		};
	} catch (error) {
		const output = error instanceof CommandError ? `\n${lastLines(error.output)}` : '';
		throw new Error(`The site under test did not start: ${(error as Error).message}${output}`, {
			cause: error,
		});
	}
}
