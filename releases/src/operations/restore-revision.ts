import type { Channel, ChannelState, ReleaseLogEntry } from '@estate/shared-contract';
import { changeChannel } from '../log/change-channel.ts';
import { EVERY_REMOTE, restoreState } from '../log/restore-state.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseLog, ReleaseStore } from '../store/release-store.ts';
import { requireWhole } from '../store/require-whole.ts';
import type { Order } from './order.ts';

async function stateAt(log: ReleaseLog, channel: Channel, revision: number): Promise<ChannelState> {
	const newest = (await log.newest(channel)).revision;
	if (revision > newest)
		throw new ReleaseError(
			'unknown-version',
			`${channel} has no revision ${revision}; its newest is ${newest}. See npm run release -- history`,
		);
	const [entry] = await log.history(channel, 1, revision + 1);
	if (entry?.revision === revision) return entry.after;
	throw new ReleaseError(
		'bad-store',
		`Revision ${revision} of ${channel} is not in the log, or was cut short there. Choose another: npm run release -- history`,
	);
}

/**
 * Makes one remote, or the whole channel, what it was at an earlier revision, when the versions of then are whole and fit
 * beside each other. Throws ReleaseError, ChecksFailed.
 */
export async function restoreRevision(
	store: ReleaseStore,
	{ remote, ...order }: Omit<Order, 'remote'> & { remote?: string | undefined },
	revision: number,
): Promise<ReleaseLogEntry> {
	const then = await stateAt(store.log, order.channel, revision);
	const { checkState } = await import('../checks/check-state.ts');
	return changeChannel(
		store.log,
		{ ...order, action: 'restore', remote: remote ?? EVERY_REMOTE },
		async (now) => {
			const after = restoreState(now, then, { revision, remote });
			for (const [name, { active }] of Object.entries(after)) {
				if (now[name]?.active === active) continue;
				await requireWhole(store.artifacts, name, active);
				await checkState(store.artifacts, name, active, after);
			}
			return after;
		},
	);
}
