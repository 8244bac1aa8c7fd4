import type { Command } from 'commander';
import { setAsideLines } from '../../operations/done-text.ts';
import { lockRemote, unlockRemote } from '../../operations/lock-remote.ts';
import { asCaller } from '../as-caller.ts';
import { type CommonOptions, command, print, remoteArgument } from '../command.ts';
import { storeWith } from '../store-with.ts';

interface Options extends CommonOptions {
	why: string;
}

export function lockCommand(): Command {
	return command('lock', 'Refuses promotions of a remote until it is unlocked. Rolling back stays possible.')
		.addArgument(remoteArgument())
		.requiredOption('--why <reason>', 'shown to anyone who tries to promote')
		.action(async (remote: string, options: Options) => {
			const { channel, why } = options;
			const store = await storeWith(remote, channel);
			const entry = await asCaller(store, { action: 'lock', remote, channel }, (who) =>
				lockRemote(store.log, { channel, remote, who, why }),
			);
			print(options, { remote, channel, revision: entry.revision }, [
				`${remote} is locked in ${channel} (revision ${entry.revision}). When the reason is gone: npm run release -- unlock ${remote}`,
				...setAsideLines(entry),
			]);
		});
}

export function unlockCommand(): Command {
	return command('unlock', 'Allows promotions of a remote again.')
		.addArgument(remoteArgument())
		.option('--why <reason>', 'for the log', '')
		.action(async (remote: string, options: Options) => {
			const { channel, why } = options;
			const store = await storeWith(remote, channel);
			const entry = await asCaller(store, { action: 'unlock', remote, channel }, (who) =>
				unlockRemote(store.log, { channel, remote, who, why }),
			);
			print(options, { remote, channel, revision: entry.revision }, [
				`${remote} can be promoted again in ${channel} (revision ${entry.revision}).`,
				...setAsideLines(entry),
			]);
		});
}
