import type { Channel, ChannelState } from '@estate/shared-contract';
import { type ChannelChange, changeChannel } from '../log/change-channel.ts';
import { LOOK_BACK } from '../log/look-back.ts';
import { EVERY_REMOTE, restoreState } from '../log/restore-state.ts';
import { returning, type TakenBack, takenBackOf, takenBackText } from '../log/taken-back.ts';
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

export interface Restoring {
	revision: number;
	/** To versions that were taken back since, too */
	anyway?: boolean | undefined;
}

type Restoration = Omit<Order, 'remote'> & { remote?: string | undefined };

export interface TriedRestore {
	before: ChannelState;
	after: ChannelState;
	/** Versions that would come back and were taken back since: refused without `anyway` */
	takenBack: TakenBack[];
}

/** Throws ReleaseError `withdrawn` where a version would come back that somebody, or the policy, took back since. */
export function requireWanted(
	takenBack: readonly TakenBack[],
	{ revision, anyway }: Restoring,
	remote: string | undefined,
): void {
	if (takenBack.length === 0 || anyway) return;
	const again = `npm run release -- restore ${revision}${remote === undefined ? '' : ` ${remote}`} --anyway --why "…"`;
	throw new ReleaseError(
		'withdrawn',
		`${takenBack.map(takenBackText).join(' ')} If visitors shall have ${takenBack.length === 1 ? 'it' : 'them'} all the same: ${again}`,
	);
}

/** The log is read where something was withdrawn alone. */
async function takenBackBetween(
	log: ReleaseLog,
	channel: Channel,
	before: ChannelState,
	after: ChannelState,
): Promise<TakenBack[]> {
	const versions = returning(before, after);
	return versions.length > 0 ? takenBackOf(await log.history(channel, LOOK_BACK), versions) : [];
}

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

/** What a restore would change; changes nothing. Throws what the restore throws, but for versions that were taken back: those it names. */
export async function tryRestore(
	store: ReleaseStore,
	{ channel, remote }: Pick<Restoration, 'channel' | 'remote'>,
	revision: number,
): Promise<TriedRestore> {
	const then = await stateAt(store.log, channel, revision);
	const before = (await store.log.newest(channel)).state;
	const after = await restoredState(store, before, then, { revision, remote });
	return { before, after, takenBack: await takenBackBetween(store.log, channel, before, after) };
}

/**
 * Makes one remote, or the whole channel, what it was at an earlier revision, when the versions of then are whole and fit
 * beside each other. Throws ReleaseError, `withdrawn` for a version that was taken back since unless it is wanted
 * anyway, and ChecksFailed.
 */
export async function restoreRevision(
	store: ReleaseStore,
	{ remote, ...order }: Restoration,
	restoring: Restoring,
): Promise<ChannelChange> {
	const { revision } = restoring;
	const { channel } = order;
	const then = await stateAt(store.log, channel, revision);
	const change = { ...order, action: 'restore', remote: remote ?? EVERY_REMOTE } as const;
	return changeChannel(store.log, change, async (now) => {
		const after = await restoredState(store, now, then, { revision, remote });
		requireWanted(await takenBackBetween(store.log, channel, now, after), restoring, remote);
		return after;
	});
}
