import { type ChannelChange, changeChannel } from '../log/change-channel.ts';
import { lock, unlock } from '../log/transitions.ts';
import type { ReleaseLog } from '../store/release-store.ts';
import type { Order } from './order.ts';

/** Refuses promotions of a remote from now on. Throws ReleaseError `locked`. */
export function lockRemote(log: ReleaseLog, order: Order): Promise<ChannelChange> {
	const { remote, who, why } = order;
	return changeChannel(log, { ...order, action: 'lock' }, (state) =>
		lock(state, remote, { who, why, at: new Date().toISOString() }),
	);
}

/** Allows promotions again. Throws ReleaseError `not-locked`. */
export function unlockRemote(log: ReleaseLog, order: Order): Promise<ChannelChange> {
	return changeChannel(log, { ...order, action: 'unlock' }, (state) => unlock(state, order.remote));
}
