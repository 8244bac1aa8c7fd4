import { type SampleApi, serveSamples } from '@estate/shared-contract/samples';
import { afterAll, afterEach } from 'vitest';

let started: Promise<SampleApi> | undefined;

/** The real small server that answers `renderSlot` from the samples: one per test file, as new for each test. */
export function sampleApi(): Promise<SampleApi> {
	started ??= serveSamples();
	return started;
}

afterEach(async () => (await started)?.reset());
afterAll(async () => {
	const api = await started;
	started = undefined;
	await api?.close();
});
