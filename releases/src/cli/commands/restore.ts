import { Argument, type Command, InvalidArgumentError } from 'commander';
import { EVERY } from '../../access/grant.ts';
import { takenBackText } from '../../log/taken-back.ts';
import { setAsideLines } from '../../operations/done-text.ts';
import { requireWanted, restoreRevision, tryRestore } from '../../operations/restore-revision.ts';
import { makeOrPropose } from '../../proposals/make-or-propose.ts';
import { ReleaseError } from '../../release-error.ts';
import { openStore } from '../../store/open-store.ts';
import { commandCaller } from '../as-caller.ts';
import { changesLines } from '../changes-lines.ts';
import { changesText } from '../changes-text.ts';
import { type CommonOptions, checkedRemote, command, print } from '../command.ts';
import { confirm } from '../confirm.ts';
import { printProposal, shownProposal } from '../print-proposal.ts';
import { releasesLocation } from '../settings.ts';
import { storeWith } from '../store-with.ts';

interface Options extends CommonOptions {
	why?: string;
	dryRun?: boolean;
	yes?: boolean;
	anyway?: boolean;
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
		.option('--why <reason>', 'for the log; not needed with --dry-run')
		.option('--dry-run', 'only say what it would change')
		.option('--anyway', 'also where a version comes back that was taken back since')
		.option('--yes', 'do not ask, for the whole channel')
		.action(async (revision: number, remote: string | undefined, options: Options) => {
			const { channel, why, dryRun, yes, anyway } = options;
			const restoring = { revision, ...(anyway ? { anyway } : {}) };
			if (why === undefined && !dryRun)
				throw new ReleaseError(
					'needs-why',
					'Say why it is restored: --why "…" stands in the log. To see first what it would change: --dry-run',
				);
			const store = remote === undefined ? openStore(releasesLocation()) : await storeWith(remote, channel);
			if (dryRun || (remote === undefined && !yes)) {
				const { before, after, takenBack } = await tryRestore(store, { channel, remote }, revision);
				const lines = [
					`${remote ?? channel} as at revision ${revision}: what changes`,
					...changesLines(before, after),
					...takenBack.map(takenBackText),
					...(takenBack.length > 0 && !anyway ? ['It is refused without --anyway.'] : []),
				];
				if (dryRun)
					return print(options, { dryRun: true, channel, revision, before, after, takenBack }, lines);
				requireWanted(takenBack, restoring, remote);
				console.error(lines.join('\n'));
				await confirm(`Restore ${channel}?`);
			}
			const reason = why ?? '';
			const change = { kind: 'restore', ...restoring } as const;
			const request = { channel, remote: remote ?? EVERY, why: reason, action: 'restore', change } as const;
			const { made: entry, proposal } = await makeOrPropose(store, await commandCaller(store), request, {
				make: (who) => restoreRevision(store, { channel, remote, who, why: reason }, restoring),
			});
			if (proposal) return printProposal(options, shownProposal(proposal), { remote, channel });
			print(options, { restored: revision, remote, channel, revision: entry.revision, state: entry.after }, [
				`${remote ?? channel} is as it was at revision ${revision} (now revision ${entry.revision}): ${changesText(entry)}.`,
				...setAsideLines(entry),
			]);
		});
}
