import type { Command } from 'commander';
import { rollBackRemote } from '../../operations/roll-back-remote.ts';
import { SHELL } from '../../shell-releases/shell-manifest.schema.ts';
import { asCaller } from '../as-caller.ts';
import { asVersion, type CommonOptions, command, remoteOrShellArgument } from '../command.ts';
import { printDone } from '../print-done.ts';
import { rollBackShellFrom } from '../shell/leave-shell.ts';
import { doAtSite } from '../site/at-site.ts';
import { releaseSite } from '../site/release-site.ts';
import { storeWith } from '../store-with.ts';

interface Options extends CommonOptions {
	to?: string;
	anyway?: boolean;
	why: string;
}

export function rollbackCommand(): Command {
	return command(
		'rollback',
		'Makes an earlier version active again and withdraws the one left from open tabs.',
	)
		.addArgument(remoteOrShellArgument())
		.option(
			'--to <version>',
			'version to go to, which was active before; the previous one by default',
			asVersion,
		)
		.option('--anyway', 'go to a version that was taken back before, too')
		.requiredOption('--why <reason>', 'for the log')
		.action(async (remote: string, options: Options) => {
			const { channel, why, to, anyway } = options;
			if (remote === SHELL) return rollBackShellFrom(options, { version: to, anyway });
			const site = releaseSite();
			if (site) return doAtSite(site, options, 'commands', { command: 'rollback', remote, to, anyway, why });
			const store = await storeWith(remote, channel);
			const entry = await asCaller(store, { action: 'rollback', remote, channel }, (who) =>
				rollBackRemote(store, { channel, remote, who, why }, { version: to, anyway }),
			);
			printDone(options, entry);
		});
}
