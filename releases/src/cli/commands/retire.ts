import { sitePathSchema } from '@estate/shared-contract/schemas';
import type { Command } from 'commander';
import { retireRemote } from '../../operations/retire-remote.ts';
import { makeOrPropose } from '../../proposals/make-or-propose.ts';
import { commandCaller } from '../as-caller.ts';
import { type CommonOptions, checkedBy, command, remoteArgument } from '../command.ts';
import { printDone } from '../print-done.ts';
import { printProposal, shownProposal } from '../print-proposal.ts';
import { doAtSite } from '../site/at-site.ts';
import { releaseSite } from '../site/release-site.ts';
import { storeWith } from '../store-with.ts';

interface Options extends CommonOptions {
	why: string;
	redirect?: string;
}

export function retireCommand(): Command {
	return command(
		'retire',
		'Takes a remote out of a channel: its pages answer 410 (gone) or lead elsewhere, links and menu entries to them go.',
	)
		.addArgument(remoteArgument())
		.option(
			'--redirect <path>',
			'page of the site that its addresses lead to, without language, such as /contact/',
			checkedBy(sitePathSchema),
		)
		.requiredOption('--why <reason>', 'for the log')
		.action(async (remote: string, options: Options) => {
			const { channel, why, redirect } = options;
			const site = releaseSite();
			if (site) return doAtSite(site, options, 'commands', { command: 'retire', remote, why, redirect });
			const store = await storeWith(remote, channel);
			const change = { kind: 'retire', ...(redirect ? { redirect } : {}) } as const;
			const request = { channel, remote, why, action: 'retire', change } as const;
			const { made, proposal } = await makeOrPropose(store, await commandCaller(store), request, {
				make: (who, { log }) => retireRemote(log, { channel, remote, who, why }, redirect),
			});
			if (proposal) return printProposal(options, shownProposal(proposal), { remote, channel });
			printDone(options, made);
		});
}
