import type { ChannelState } from '@estate/shared-contract';
import { Argument, type Command, InvalidArgumentError } from 'commander';
import { changeChannel } from '../../log/change-channel.ts';
import { EVERY_REMOTE, restoreState } from '../../log/restore-state.ts';
import { ReleaseError } from '../../release-error.ts';
import { openStore } from '../../store/open-store.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { requireWhole } from '../../store/require-whole.ts';
import { changesText } from '../changes-text.ts';
import { type CommonOptions, checkedRemote, command, print } from '../command.ts';
import { releasesLocation, releaseWho } from '../settings.ts';

interface Options extends CommonOptions {
	why: string;
}

function asRevision(value: string): number {
	const revision = Number(value);
	if (!Number.isInteger(revision) || revision < 1) throw new InvalidArgumentError('Give a revision from 1.');
	return revision;
}

async function stateAt(
	store: ReleaseStore,
	channel: Options['channel'],
	revision: number,
): Promise<ChannelState> {
	const newest = (await store.readState(channel)).revision;
	if (revision > newest)
		throw new ReleaseError(
			'unknown-version',
			`${channel} has no revision ${revision}; its newest is ${newest}. See npm run release -- history`,
		);
	const log = await store.history(channel, newest - revision + 1);
	const entry = log.find((each) => each.revision === revision);
	if (entry) return entry.after;
	throw new ReleaseError('bad-store', `Revision ${revision} of ${channel} is not in the log.`);
}

export function restoreCommand(): Command {
	return command(
		'restore',
		'Makes a channel, or one remote of it, again what it was at an earlier revision, any number of steps back.',
	)
		.addArgument(new Argument('<revision>', 'revision as in history').argParser(asRevision))
		.addArgument(new Argument('[remote]', 'only this remote').argParser(checkedRemote))
		.requiredOption('--why <reason>', 'for the log')
		.action(async (revision: number, remote: string | undefined, options: Options) => {
			const store = openStore(releasesLocation());
			const { channel, why } = options;
			const then = await stateAt(store, channel, revision);
			const { checkState } = await import('../../checks/check-state.ts');
			const entry = await changeChannel(
				store,
				{ channel, action: 'restore', remote: remote ?? EVERY_REMOTE, who: releaseWho(), why },
				async (now) => {
					const after = restoreState(now, then, { revision, remote });
					for (const [name, { active }] of Object.entries(after)) {
						if (now[name]?.active === active) continue;
						await requireWhole(store, name, active);
						await checkState(store, name, active, after);
					}
					return after;
				},
			);
			print(options, { restored: revision, remote, channel, revision: entry.revision, state: entry.after }, [
				`${remote ?? channel} is as it was at revision ${revision} (now revision ${entry.revision}): ${changesText(entry)}.`,
			]);
		});
}
