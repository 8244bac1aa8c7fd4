import type { Command } from 'commander';
import { requireKnownRemote } from '../../operations/known-remotes.ts';
import { readLog } from '../../operations/read-log.ts';
import { SHELL } from '../../shell-releases/shell-manifest.schema.ts';
import { openStore } from '../../store/open-store.ts';
import { changesText } from '../changes-text.ts';
import { type CommonOptions, command, print } from '../command.ts';
import { type LogPageOptions, limitOf, olderLines, shownPage, withLogPage } from '../log-page.ts';
import { releasesLocation } from '../settings.ts';

interface Options extends CommonOptions, LogPageOptions {}

export function historyCommand(): Command {
	return withLogPage(command('history', 'Who changed what in a channel, when and why; newest first.'))
		.argument('[remote]', `only this remote; ${SHELL}: what servers were to run`)
		.action(async (remote: string | undefined, options: Options) => {
			const { channel, since, before } = options;
			const store = openStore(releasesLocation());
			const { log, shells } = store;
			const asked = { channel, remote, before, limit: limitOf(options) };
			const page = await readLog(remote === SHELL ? shells.log : log, asked);
			// An empty history would be taken for a quiet one.
			if (page.entries.length === 0 && remote !== undefined) await requireKnownRemote(store, channel, remote);
			const last = page.hasOlder ? page.entries.at(-1)?.revision : undefined;
			const { entries, older } = shownPage(page.entries, last, options);
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
