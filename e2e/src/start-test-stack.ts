import { startStack } from '../../scripts/stack/stack.ts';
import { clearTestData, TEST_DEMO, testStackSettings } from './test-stack.ts';

/** Starts the real api and site on data of their own; what it returns ends them. `E2E_KEEP` reuses the last run's data. */
export default async function startTestStack(): Promise<() => Promise<void>> {
	if (!process.env.E2E_KEEP) clearTestData();
	const stack = await startStack(testStackSettings(), {
		demo: TEST_DEMO,
		onLine: (line) => process.env.E2E_VERBOSE && console.log(line),
	});
	return () => stack.stop();
}
