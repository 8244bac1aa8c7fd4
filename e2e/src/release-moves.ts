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
import { expect } from '@playwright/test';
import { TEST_DATA_DIR, TEST_SITE_URL } from './test-stack.ts';

const store = openStore(path.join(TEST_DATA_DIR, 'releases'));
const change = { channel: 'production', remote: 'listings', who: 'browser tests', why: 'drill' } as const;
/** Half of the visitors try */
const CANARY = { salt: 'drill', traffic: 50 };

/** Moves of listings on the log itself: the command's checks are drills of their own. Each answers the new revision. */
export const moves = {
	promote: async (version: string) =>
		(
			await changeChannel(store.log, { ...change, action: 'promote' }, (state) =>
				promote(state, 'listings', version),
			)
		).revision,
	rollBack: async () =>
		(
			await changeChannel(store.log, { ...change, action: 'rollback' }, (state) =>
				rollBack(state, 'listings'),
			)
		).revision,
	tryOut: async (version: string) =>
		(
			await changeChannel(store.log, { ...change, action: 'canary' }, (state) =>
				startCanary(state, 'listings', { ...CANARY, version }),
			)
		).revision,
	abort: async () =>
		(
			await changeChannel(store.log, { ...change, action: 'abort' }, (state) =>
				abortCanary(state, 'listings'),
			)
		).revision,
};

/** A visitor number that tries what `tryOut` starts. */
export function tryingNumber(): number {
	for (let number = 0; ; number++) if (isInShare(number, CANARY)) return number;
}

const followedRevision = async (siteUrl: string): Promise<number> =>
	((await (await fetch(`${siteUrl}/healthz`)).json()) as { revision: number }).revision;

/** Waits until a site follows a revision. How soon it does is a figure of the bench, not of a busy machine. */
export async function untilFollowed(revision: number, siteUrl = TEST_SITE_URL): Promise<void> {
	const options = { message: `${siteUrl} follows`, intervals: [20], timeout: 30_000 };
	await expect.poll(() => followedRevision(siteUrl), options).toBeGreaterThanOrEqual(revision);
}
