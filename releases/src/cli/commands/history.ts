import { type Command, InvalidArgumentError } from 'commander';
import { readLog } from '../../operations/read-log.ts';
import { SHELL } from '../../shell-releases/shell-manifest.schema.ts';
import { openStore } from '../../store/open-store.ts';
import { changesText } from '../changes-text.ts';
import { type CommonOptions, command, print } from '../command.ts';
import { releasesLocation } from '../settings.ts';
import { fromThenOn, MOST_SINCE, sinceOption, USUAL, usualLimit } from '../since.ts';

interface Options extends CommonOptions {
	limit?: number;
	since?: string;
}

function asCount(value: string): number {
	const count = Number(value);
	if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('Give a number from 1.');
	return count;
}

export function historyCommand(): Command {
	return command('history', 'Who changed what in a channel, when and why; newest first.')
		.argument('[remote]', `only this remote; ${SHELL}: what servers were to run`)
		.option(
			'--limit <count>',
			`at most so many changes (default: ${USUAL}, with --since ${MOST_SINCE})`,
			asCount,
		)
		.addOption(sinceOption())
		.action(async (remote: string | undefined, options: Options) => {
			const { channel, since, limit = usualLimit(since) } = options;
			const { log, shells } = openStore(releasesLocation());
			const page = await readLog(remote === SHELL ? shells.log : log, { channel, remote, limit });
			const entries = fromThenOn(page.entries, since);
			print(
				options,
				{ channel, entries },
				entries.length === 0
					? [`Nothing has changed in ${channel} ${since ? `since ${since}` : 'yet'}.`]
					: entries.map(({ revision, at, who, action, remote: about, before, after, why }) => {
							const tried = after[about]?.canary;
							const share = tried ? `, ${tried.version} for ${tried.traffic} %` : '';
							const versions = changesText({ remote: about, before, after }) + share;
							return `${String(revision).padStart(4)}  ${at.slice(0, 19).replace('T', ' ')}  ${action.padEnd(8)}  ${versions}  by ${who}${why ? `: ${why}` : ''}`;
						}),
			);
		});
}
