import { Argument, type Command } from 'commander';
import { promotionAction } from '../../access/grant.ts';
import { abortRollout, changeShare } from '../../operations/change-share.ts';
import { makeOrPropose } from '../../proposals/make-or-propose.ts';
import { SHELL } from '../../shell-releases/shell-manifest.schema.ts';
import { asCaller, commandCaller } from '../as-caller.ts';
import { type CommonOptions, command, remoteArgument, remoteOrShellArgument } from '../command.ts';
import { printDone } from '../print-done.ts';
import { printProposal, shownProposal } from '../print-proposal.ts';
import { asShare, type RolloutOptions, rolloutOf, withRolloutOptions } from '../rollout-options.ts';
import { abortShellRollout } from '../shell/leave-shell.ts';
import { doAtSite, NO_REASON } from '../site/at-site.ts';
import { releaseSite } from '../site/release-site.ts';
import { storeWith } from '../store-with.ts';

interface Options extends CommonOptions, RolloutOptions {
	why: string;
}

export function canaryCommand(): Command {
	const described = command(
		'canary',
		'Changes the share of the visitors that gets the version which is being tried; a plan ends unless another is given.',
	)
		.addArgument(remoteArgument())
		.addArgument(new Argument('[percent]', 'share of the visitors').argParser(asShare));
	return withRolloutOptions(described)
		.option('--why <reason>', 'for the log', '')
		.action(async (remote: string, share: number | undefined, options: Options, self: Command) => {
			const { channel, why } = options;
			const rollout = rolloutOf(self, share, options);
			if (!rollout) return self.error('error: give a share, such as 50, or --steps, or --over with a share.');
			const site = releaseSite();
			if (site)
				return doAtSite(site, options, 'commands', {
					command: 'share',
					remote,
					rollout,
					why: why || NO_REASON,
				});
			const store = await storeWith(remote, channel);
			const action = promotionAction(rollout);
			const request = { channel, remote, why, action, change: { kind: 'share', rollout } as const };
			const { made: entry, proposal } = await makeOrPropose(store, await commandCaller(store), request, {
				make: (who, { log }) => changeShare(log, { channel, remote, who, why }, rollout),
			});
			if (proposal) return printProposal(options, shownProposal(proposal), { remote, channel });
			printDone(options, entry);
		});
}

export function abortCommand(): Command {
	return command(
		'abort',
		'Ends the canary of a version: everybody gets the active one, and open tabs leave the other.',
	)
		.addArgument(remoteOrShellArgument())
		.requiredOption('--why <reason>', 'for the log')
		.action(async (remote: string, options: Options) => {
			if (remote === SHELL) return abortShellRollout(options);
			const { channel, why } = options;
			const site = releaseSite();
			if (site) return doAtSite(site, options, 'commands', { command: 'abort', remote, why });
			const store = await storeWith(remote, channel);
			const entry = await asCaller(store, { action: 'abort', remote, channel }, (who) =>
				abortRollout(store.log, { channel, remote, who, why }),
			);
			printDone(options, entry);
		});
}
