import type { Channel, ChannelState, ReleaseLogEntry } from '@estate/shared-contract';
import { changeChannel } from '../log/change-channel.ts';
import { EVERY_REMOTE, restoreState } from '../log/restore-state.ts';
import { activeVersion } from '../log/transitions.ts';
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

type Restoration = Omit<Order, 'remote'> & { remote?: string | undefined };

/** What the channel becomes, where the versions of then are whole and fit beside each other. */
async function restoredState(
	{ artifacts }: ReleaseStore,
	now: ChannelState,
	then: ChannelState,
	what: { revision: number; remote?: string | undefined },
): Promise<ChannelState> {
	const { checkState } = await import('../checks/check-state.ts');
	const after = restoreState(now, then, what);
	for (const [name, own] of Object.entries(after)) {
		const active = activeVersion(own);
		if (active === undefined || activeVersion(now[name]) === active) continue;
		await requireWhole(artifacts, name, active);
		await checkState(artifacts, name, active, after);
	}
	return after;
}

/** What a restore would change; changes nothing. Throws what the restore throws. */
export async function tryRestore(
	store: ReleaseStore,
	{ channel, remote }: Pick<Restoration, 'channel' | 'remote'>,
	revision: number,
): Promise<{ before: ChannelState; after: ChannelState }> {
	const then = await stateAt(store.log, channel, revision);
	const before = (await store.log.newest(channel)).state;
	return { before, after: await restoredState(store, before, then, { revision, remote }) };
}

/**
 * Makes one remote, or the whole channel, what it was at an earlier revision, when the versions of then are whole and fit
 * beside each other. Throws ReleaseError, ChecksFailed.
 */
export async function restoreRevision(
	store: ReleaseStore,
	{ remote, ...order }: Restoration,
	revision: number,
): Promise<ReleaseLogEntry> {
	const then = await stateAt(store.log, order.channel, revision);
	return changeChannel(store.log, { ...order, action: 'restore', remote: remote ?? EVERY_REMOTE }, (now) =>
		restoredState(store, now, then, { revision, remote }),
	);
}
