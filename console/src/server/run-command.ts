import {
	type AccessAction,
	type ChannelChange,
	promotionAction,
	type ReleaseStore,
	requireStanding,
} from '@estate/releases';
import {
	abortRollout,
	changeShare,
	lockRemote,
	requireKnownRemote,
	restoreRevision,
	retireRemote,
	rollBackRemote,
	setPolicy,
	unlockRemote,
} from '@estate/releases/operations';
import type { Channel } from '@estate/shared-contract';
import type { ConsoleCommand } from '../console-api.ts';

/** What the right to a command is asked for. */
export function actionOf(command: ConsoleCommand): AccessAction {
	return command.command === 'share' ? promotionAction(command.rollout) : command.command;
}

/** Does what an operator asks for, as the `release` command does it. Throws what the operation throws. */
export async function runCommand(
	store: ReleaseStore,
	channel: Channel,
	who: string,
	command: ConsoleCommand,
): Promise<ChannelChange> {
	const { why } = command;
	if (command.command === 'restore')
		return restoreRevision(store, { channel, who, why, remote: command.remote }, command);
	const order = { channel, remote: command.remote, who, why };
	// Before a remote that a lost store does not know is called misspelled.
	await requireStanding(store, [channel]);
	await requireKnownRemote(store, channel, command.remote);
	switch (command.command) {
		case 'rollback':
			return rollBackRemote(store, order, { version: command.to, anyway: command.anyway });
		case 'retire':
			return retireRemote(store.log, order, command.redirect);
		case 'abort':
			return abortRollout(store.log, order);
		case 'share':
			return changeShare(store.log, order, command.rollout);
		case 'lock':
			return lockRemote(store.log, order);
		case 'unlock':
			return unlockRemote(store.log, order);
		case 'policy':
			return setPolicy(store.log, order, command.policy);
	}
}
