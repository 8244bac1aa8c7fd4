import type { ReleaseLogEntry } from '@estate/shared-contract';
import { abortCanary, setShare } from '../log/canary-transitions.ts';
import { changeChannel } from '../log/change-channel.ts';
import type { RolloutWish } from '../rollout/rollout-wish.ts';
import { startRollout } from '../rollout/start-rollout.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Order } from './order.ts';

/** Changes who gets the version on trial; a plan ends unless another one is wanted. Throws ReleaseError. */
export function changeShare(
	store: ReleaseStore,
	order: Order,
	rollout: RolloutWish,
): Promise<ReleaseLogEntry> {
	const share = startRollout(rollout);
	return changeChannel(store, { ...order, action: 'canary' }, (state) =>
		setShare(state, order.remote, share),
	);
}

/** Ends a trial: everybody gets the active version. Throws ReleaseError `no-canary`. */
export function abortTrial(store: ReleaseStore, order: Order): Promise<ReleaseLogEntry> {
	return changeChannel(store, { ...order, action: 'abort' }, (state) => abortCanary(state, order.remote));
}
