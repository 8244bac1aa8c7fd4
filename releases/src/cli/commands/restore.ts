import { Argument, type Command, InvalidArgumentError } from 'commander';
import { restoreRevision } from '../../operations/restore-revision.ts';
import { openStore } from '../../store/open-store.ts';
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

export function restoreCommand(): Command {
	return command(
		'restore',
		'Makes a channel, or one remote of it, again what it was at an earlier revision, any number of steps back.',
	)
		.addArgument(new Argument('<revision>', 'revision as in history').argParser(asRevision))
		.addArgument(new Argument('[remote]', 'only this remote').argParser(checkedRemote))
		.requiredOption('--why <reason>', 'for the log')
		.action(async (revision: number, remote: string | undefined, options: Options) => {
			const { channel, why } = options;
			const order = { channel, remote, who: releaseWho(), why };
			const entry = await restoreRevision(openStore(releasesLocation()), order, revision);
			print(options, { restored: revision, remote, channel, revision: entry.revision, state: entry.after }, [
				`${remote ?? channel} is as it was at revision ${revision} (now revision ${entry.revision}): ${changesText(entry)}.`,
			]);
		});
}
