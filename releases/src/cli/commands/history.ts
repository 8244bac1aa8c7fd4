import type { Command } from 'commander';
import { readLog } from '../../operations/read-log.ts';
import { SHELL } from '../../shell-releases/shell-manifest.schema.ts';
import { openStore } from '../../store/open-store.ts';
import { changesText } from '../changes-text.ts';
import { type CommonOptions, command, print } from '../command.ts';
import { releasesLocation } from '../settings.ts';
import {
	asCount,
	beforeOption,
	fromThenOn,
	MOST_SINCE,
	olderLines,
	olderThan,
	sinceOption,
	USUAL,
	usualLimit,
} from '../since.ts';

interface Options extends CommonOptions {
	limit?: number;
	since?: string;
	before?: number;
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
		.addOption(beforeOption())
		.action(async (remote: string | undefined, options: Options) => {
			const { channel, since, before, limit = usualLimit(since) } = options;
			const { log, shells } = openStore(releasesLocation());
			const page = await readLog(remote === SHELL ? shells.log : log, { channel, remote, limit, before });
			const entries = fromThenOn(page.entries, since);
			const last = page.hasOlder ? page.entries.at(-1)?.revision : undefined;
			const older = olderThan(last, { entries: page.entries, since });
			print(options, { channel, entries, older }, [
				...(entries.length === 0
					? [`Nothing has changed in ${channel} ${since ? `since ${since}` : 'yet'}.`]
					: entries.map(({ revision, at, who, action, remote: about, why, ...states }) => {
							const tried = states.after[about]?.canary;
							const share = tried ? `, ${tried.version} for ${tried.traffic} %` : '';
							const versions = changesText({ remote: about, ...states }) + share;
							return `${String(revision).padStart(4)}  ${at.slice(0, 19).replace('T', ' ')}  ${action.padEnd(8)}  ${versions}  by ${who}${why ? `: ${why}` : ''}`;
						})),
				...olderLines(older),
			]);
		});
}
