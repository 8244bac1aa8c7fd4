import type { HealthPolicy } from '@estate/shared-contract';
import { DEFAULT_POLICY } from '../health/policy.ts';
import { type ChannelChange, changeChannel } from '../log/change-channel.ts';
import { requireRemote } from '../log/transitions.ts';
import type { ReleaseLog } from '../store/release-store.ts';
import type { Order } from './order.ts';

/** Says when versions of a remote are taken back by themselves; what holds for every remote is not written down. Throws ReleaseError `never-promoted`. */
export function setPolicy(log: ReleaseLog, order: Order, policy: HealthPolicy): Promise<ChannelChange> {
	const { remote } = order;
	const isDefault = JSON.stringify(policy) === JSON.stringify(DEFAULT_POLICY);
	return changeChannel(log, { ...order, action: 'policy' }, (state) => {
		const { policy: _, ...kept } = requireRemote(state, remote);
		return { ...state, [remote]: { ...kept, ...(isDefault ? {} : { policy }) } };
	});
}
