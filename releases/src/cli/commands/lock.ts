import type { Command } from 'commander';
import { lockRemote, unlockRemote } from '../../operations/lock-remote.ts';
import { openStore } from '../../store/open-store.ts';
import { type CommonOptions, command, print, remoteArgument } from '../command.ts';
import { releasesLocation, releaseWho } from '../settings.ts';

interface Options extends CommonOptions {
	why: string;
}

export function lockCommand(): Command {
	return command('lock', 'Refuses promotions of a remote until it is unlocked. Rolling back stays possible.')
		.addArgument(remoteArgument())
		.requiredOption('--why <reason>', 'shown to anyone who tries to promote')
		.action(async (remote: string, options: Options) => {
			const { channel, why } = options;
			const order = { channel, remote, who: releaseWho(), why };
			const entry = await lockRemote(openStore(releasesLocation()).log, order);
			print(options, { remote, channel, revision: entry.revision }, [
				`${remote} is locked in ${channel} (revision ${entry.revision}). When the reason is gone: npm run release -- unlock ${remote}`,
			]);
		});
}

export function unlockCommand(): Command {
	return command('unlock', 'Allows promotions of a remote again.')
		.addArgument(remoteArgument())
		.option('--why <reason>', 'for the log', '')
		.action(async (remote: string, options: Options) => {
			const { channel, why } = options;
			const order = { channel, remote, who: releaseWho(), why };
			const entry = await unlockRemote(openStore(releasesLocation()).log, order);
			print(options, { remote, channel, revision: entry.revision }, [
				`${remote} can be promoted again in ${channel} (revision ${entry.revision}).`,
			]);
		});
}
