import { Argument, type Command } from 'commander';
import { abortCanary, setShare } from '../../log/canary-transitions.ts';
import { changeChannel } from '../../log/change-channel.ts';
import { openStore } from '../../store/open-store.ts';
import { type CommonOptions, command, print, remoteArgument } from '../command.ts';
import { asShare, planText, type RolloutOptions, rolloutOf, withRolloutOptions } from '../rollout-options.ts';
import { releasesLocation, releaseWho } from '../settings.ts';

interface Options extends CommonOptions, RolloutOptions {
	why: string;
}

export function canaryCommand(): Command {
	const described = command(
		'canary',
		'Changes the share of the visitors that gets the version which is being tried; a plan ends unless one is told.',
	)
		.addArgument(remoteArgument())
		.addArgument(new Argument('[percent]', 'share of the visitors').argParser(asShare));
	return withRolloutOptions(described)
		.option('--why <reason>', 'for the log', '')
		.action(async (remote: string, share: number | undefined, options: Options, self: Command) => {
			const { channel, why } = options;
			const rollout = rolloutOf(self, share, options);
			if (!rollout) return self.error('error: give a share, such as 50, or --steps, or --over with a share.');
			const entry = await changeChannel(
				openStore(releasesLocation()),
				{ channel, action: 'canary', remote, who: releaseWho(), why },
				(state) => setShare(state, remote, rollout),
			);
			const version = entry.after[remote]?.canary?.version;
			print(options, { remote, version, ...rollout, channel, revision: entry.revision }, [
				`${remote} ${version} is tried in ${channel} by ${planText(rollout)} of the visitors (revision ${entry.revision}).`,
			]);
		});
}

export function abortCommand(): Command {
	return command(
		'abort',
		'Ends the trial of a version: everybody gets the active one, and open tabs leave the other.',
	)
		.addArgument(remoteArgument())
		.requiredOption('--why <reason>', 'for the log')
		.action(async (remote: string, options: Options) => {
			const { channel, why } = options;
			const entry = await changeChannel(
				openStore(releasesLocation()),
				{ channel, action: 'abort', remote, who: releaseWho(), why },
				(state) => abortCanary(state, remote),
			);
			const left = entry.before[remote]?.canary?.version;
			const active = entry.after[remote]?.active;
			print(options, { remote, version: active, left, channel, revision: entry.revision }, [
				`${remote} ${left} is tried no longer in ${channel} (revision ${entry.revision}); everybody gets ${active}.`,
			]);
		});
}
