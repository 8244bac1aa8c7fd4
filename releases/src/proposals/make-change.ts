import type { ChannelChange } from '../log/change-channel.ts';
import { changeShare } from '../operations/change-share.ts';
import { type Promotion, promoteVersion } from '../operations/promote-version.ts';
import { restoreRevision } from '../operations/restore-revision.ts';
import { retireRemote } from '../operations/retire-remote.ts';
import { ReleaseError } from '../release-error.ts';
import type { RolloutRequest } from '../rollout/rollout-request.ts';
import { promoteShell } from '../shell-releases/release-shell.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Proposal } from './proposal.schema.ts';

/** How the version of a promotion is checked; in this process by default. */
export type Promoting = Pick<Promotion, 'check' | 'onPage'>;

/** Undefined for all servers. Throws ReleaseError `bad-store` for a plan, which the shell has none of. */
function shareOfServers(rollout: RolloutRequest | undefined): number | undefined {
	if (!rollout || rollout.kind === 'share') return rollout?.traffic;
	throw new ReleaseError('bad-store', 'A proposal for the shell has a plan, and its servers follow none.');
}

/** Makes a change that was proposed. Throws what the operation throws. */
export async function makeChange(
	store: ReleaseStore,
	{
		channel,
		remote,
		why,
		action,
		change,
	}: Pick<Proposal, 'channel' | 'remote' | 'why' | 'action' | 'change'>,
	who: string,
	promoting: Promoting,
): Promise<ChannelChange> {
	const order = { channel, remote, who, why };
	switch (change.kind) {
		case 'promote': {
			const { version, rollout, waived } = change;
			if (action === 'shell')
				return promoteShell(store, { channel, who, why, version, traffic: shareOfServers(rollout) });
			return (await promoteVersion(store, { ...order, version, rollout, waived, ...promoting })).entry;
		}
		case 'share':
			return changeShare(store.log, order, change.rollout);
		case 'restore': {
			const { remote: _, ...whole } = order;
			return restoreRevision(store, remote === '*' ? whole : order, change);
		}
		case 'retire':
			return retireRemote(store.log, order, change.redirect);
	}
}
