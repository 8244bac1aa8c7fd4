import { Argument, type Command } from 'commander';
import { changeChannel } from '../../log/change-channel.ts';
import { promote } from '../../log/transitions.ts';
import { openStore } from '../../store/open-store.ts';
import { asVersion, type CommonOptions, command, print, remoteArgument } from '../command.ts';
import { releasesLocation, releaseWho } from '../settings.ts';

interface Options extends CommonOptions {
	why: string;
}

export function promoteCommand(): Command {
	return command('promote', 'Checks a published version and makes it the one that visitors get.')
		.addArgument(remoteArgument())
		.addArgument(new Argument('<version>', 'published version').argParser(asVersion))
		.option('--why <reason>', 'for the log', '')
		.action(async (remote: string, version: string, options: Options) => {
			const store = openStore(releasesLocation());
			const { channel, why } = options;
			promote((await store.readState(channel)).state, remote, version);
			const { checkVersion, checkState, routesBeside } = await import('../../checks/index.ts');
			await checkVersion(store, channel, remote, version, await routesBeside(store, channel, remote));
			const entry = await changeChannel(
				store,
				{ channel, action: 'promote', remote, who: releaseWho(), why },
				async (state) => {
					const after = promote(state, remote, version);
					await checkState(store, remote, version, state);
					return after;
				},
			);
			const { previous } = entry.after[remote] ?? {};
			print(options, { remote, version, previous, channel, revision: entry.revision }, [
				`${remote} ${version} is active in ${channel} (revision ${entry.revision}${previous ? `, before: ${previous}` : ''}).`,
				...(previous ? [`If it disappoints: npm run release -- rollback ${remote} --why "…"`] : []),
			]);
		});
}
