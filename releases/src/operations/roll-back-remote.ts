import type { ChannelState, ReleaseLogEntry } from '@estate/shared-contract';
import { changeChannel } from '../log/change-channel.ts';
import { earlierVersion } from '../log/earlier-version.ts';
import { rollBack } from '../log/transitions.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { requireWhole } from '../store/require-whole.ts';
import type { Order } from './order.ts';

/** Entries of the log in which the version before an earlier one is looked for */
const LOOK_BACK = 500;

/** Makes an earlier version active, the previous one by default, when its files are whole. Throws ReleaseError. */
export async function rollBackRemote(
	store: ReleaseStore,
	order: Order,
	version?: string,
): Promise<ReleaseLogEntry> {
	const { channel, remote } = order;
	const wanted = (state: ChannelState) => version ?? state[remote]?.previous;
	const target = wanted((await store.log.newest(channel)).state);
	if (target) await requireWhole(store.artifacts, remote, target);
	return changeChannel(store.log, { ...order, action: 'rollback' }, async (state) => {
		const to = wanted(state);
		const earlier = to && earlierVersion(await store.log.history(channel, LOOK_BACK), remote, to);
		return rollBack(state, remote, { to, earlier });
	});
}
