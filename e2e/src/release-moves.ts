import path from 'node:path';
import {
	abortCanary,
	changeChannel,
	isInShare,
	openStore,
	promote,
	rollBack,
	startCanary,
} from '@estate/releases';
import { TEST_DATA_DIR, TEST_SITE_URL } from './test-stack.ts';

const store = openStore(path.join(TEST_DATA_DIR, 'releases'));
const change = { channel: 'production', remote: 'listings', who: 'browser tests', why: 'drill' } as const;
/** Half of the visitors try */
const CANARY = { salt: 'drill', traffic: 50 };

/** Moves of listings on the log itself: the command's checks are drills of their own. Each answers the new revision. */
export const moves = {
	promote: async (version: string) =>
		(
			await changeChannel(store, { ...change, action: 'promote' }, (state) =>
				promote(state, 'listings', version),
			)
		).revision,
	rollBack: async () =>
		(await changeChannel(store, { ...change, action: 'rollback' }, (state) => rollBack(state, 'listings')))
			.revision,
	tryOut: async (version: string) =>
		(
			await changeChannel(store, { ...change, action: 'canary' }, (state) =>
				startCanary(state, 'listings', { ...CANARY, version }),
			)
		).revision,
	abort: async () =>
		(await changeChannel(store, { ...change, action: 'abort' }, (state) => abortCanary(state, 'listings')))
			.revision,
};

/** A visitor number that tries what `tryOut` starts. */
export function tryingNumber(): number {
	for (let number = 0; ; number++) if (isInShare(number, CANARY)) return number;
}

/** Milliseconds until a site follows a revision; throws after 2 s, the time within which instances agree. */
export async function untilFollowed(revision: number, siteUrl = TEST_SITE_URL): Promise<number> {
	const started = performance.now();
	for (;;) {
		const health = (await (await fetch(`${siteUrl}/healthz`)).json()) as { revision: number };
		const passed = performance.now() - started;
		if (health.revision >= revision) return passed;
		if (passed > 2_000) throw new Error(`${siteUrl} follows ${health.revision}, not ${revision}, after 2 s.`);
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
}
