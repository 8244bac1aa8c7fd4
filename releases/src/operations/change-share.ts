import { abortCanary, setShare } from '../log/canary-transitions.ts';
import { type ChannelChange, changeChannel } from '../log/change-channel.ts';
import type { RolloutRequest } from '../rollout/rollout-request.ts';
import { startRollout } from '../rollout/start-rollout.ts';
import type { ReleaseLog } from '../store/release-store.ts';
import type { Order } from './order.ts';

/** Changes who gets the version being rolled out; a plan ends unless another one is wanted. Throws ReleaseError. */
export function changeShare(log: ReleaseLog, order: Order, rollout: RolloutRequest): Promise<ChannelChange> {
	const share = startRollout(rollout);
	return changeChannel(log, { ...order, action: 'canary' }, (state) => setShare(state, order.remote, share));
}

/** Ends a canary: everybody gets the active version. Throws ReleaseError `no-canary`. */
export function abortRollout(log: ReleaseLog, order: Order): Promise<ChannelChange> {
	return changeChannel(log, { ...order, action: 'abort' }, (state) => abortCanary(state, order.remote));
}
