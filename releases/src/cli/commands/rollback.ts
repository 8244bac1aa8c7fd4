import type { ChannelState } from '@estate/shared-contract';
import type { Command } from 'commander';
import { changeChannel } from '../../log/change-channel.ts';
import { earlierVersion } from '../../log/earlier-version.ts';
import { rollBack } from '../../log/transitions.ts';
import { ReleaseError } from '../../release-error.ts';
import { openStore } from '../../store/open-store.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { asVersion, type CommonOptions, command, print, remoteArgument } from '../command.ts';
import { releasesLocation, releaseWho } from '../settings.ts';

interface Options extends CommonOptions {
	to?: string;
	why: string;
}

const LOOK_BACK = 500;

/** A version that is broken on disk would leave visitors with less than they have. */
async function requireWhole(store: ReleaseStore, remote: string, version: string): Promise<void> {
	const [problem] = await store.verifyArtifact(remote, version);
	if (!problem) return;
	const others = (await store.listVersions(remote)).filter((other) => other !== version);
	throw new ReleaseError(
		'bad-store',
		`${remote} ${version} cannot be rolled back to: ${problem.what} (${problem.where}). Name another version with --to; in the store: ${others.join(', ')}.`,
	);
}

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
