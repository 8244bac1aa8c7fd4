import type { ChannelState } from '@estate/shared-contract';
import type { Command } from 'commander';
import { changeChannel } from '../../log/change-channel.ts';
import { earlierVersion } from '../../log/earlier-version.ts';
import { rollBack } from '../../log/transitions.ts';
import { openStore } from '../../store/open-store.ts';
import { requireWhole } from '../../store/require-whole.ts';
import { asVersion, type CommonOptions, command, print, remoteArgument } from '../command.ts';
import { releasesLocation, releaseWho } from '../settings.ts';

interface Options extends CommonOptions {
	to?: string;
	why: string;
}

const LOOK_BACK = 500;

export function rollbackCommand(): Command {
	return command(
		'rollback',
		'Makes an earlier version active again and withdraws the one left from open tabs.',
	)
		.addArgument(remoteArgument())
		.option('--to <version>', 'version to go to; the previous one unless told', asVersion)
		.requiredOption('--why <reason>', 'for the log')
		.action(async (remote: string, options: Options) => {
			const store = openStore(releasesLocation());
			const { channel, why } = options;
			const wanted = (state: ChannelState) => options.to ?? state[remote]?.previous;
			const target = wanted((await store.readState(channel)).state);
			if (target) await requireWhole(store, remote, target);
			const entry = await changeChannel(
				store,
				{ channel, action: 'rollback', remote, who: releaseWho(), why },
				async (state) => {
					const to = wanted(state);
					const earlier = to && earlierVersion(await store.history(channel, LOOK_BACK), remote, to);
					return rollBack(state, remote, { to, earlier });
				},
			);
			const left = entry.before[remote]?.active;
			const { active, previous } = entry.after[remote] ?? {};
			print(options, { remote, version: active, left, previous, channel, revision: entry.revision }, [
				`${remote} ${active} is active again in ${channel} (revision ${entry.revision}); ${left} is withdrawn.`,
			]);
		});
}
