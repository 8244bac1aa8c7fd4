import { type ChannelChange, changeChannel } from '../log/change-channel.ts';
import { retire } from '../log/transitions.ts';
import type { ReleaseLog } from '../store/release-store.ts';
import type { Order } from './order.ts';

/**
 * Takes a remote out of the channel: its addresses answer 410, or lead to `redirect`, a path of the site without language.
 * Of one that is out already it changes where they lead.
 * Needs no whole files, so that a broken first version can go too. Throws ReleaseError `never-promoted`, `retired`.
 */
export function retireRemote(log: ReleaseLog, order: Order, redirect?: string): Promise<ChannelChange> {
	const { remote, who, why } = order;
	const retired = { who, why, at: new Date().toISOString(), ...(redirect ? { redirect } : {}) };
	return changeChannel(log, { ...order, action: 'retire' }, (state) => retire(state, remote, retired));
}
