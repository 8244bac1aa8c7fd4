import { type SampleApi, serveSamples } from '@estate/shared-contract/samples';

let started: Promise<SampleApi> | undefined;

/** The real small server that answers `renderSlot` from the samples: one per worker, as new for each test. */
export function sampleApi(): Promise<SampleApi> {
	started ??= serveSamples();
	return started;
}

/** Takes back what a test had the server answer. */
export async function resetSampleApi(): Promise<void> {
	(await started)?.reset();
}
