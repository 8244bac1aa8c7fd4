import { Command } from 'commander';
import type { AuditEntry } from '../../access/audit/audit-entry.schema.ts';
import { AuditLog } from '../../access/audit/audit-log.ts';
import { openStore } from '../../store/open-store.ts';
import { type JsonOption, print } from '../command.ts';
import { type LogPageOptions, limitOf, olderLines, shownPage, withLogPage } from '../log-page.ts';
import { releasesLocation } from '../settings.ts';

function lineOf({ number, at, outcome, who, action, remote, channel, via, detail }: AuditEntry): string {
	const about = [remote, channel].filter(Boolean).join(' in ');
	return `${String(number).padStart(6)}  ${at.slice(0, 19).replace('T', ' ')}  ${outcome.padEnd(7)}  ${[action, about].filter(Boolean).join(' ')}  by ${who} (${via})${detail ? `: ${detail}` : ''}`;
}

/** What was done and what was refused, by whom. */
export function auditCommand(): Command {
	return withLogPage(new Command('audit'))
		.description('Every use and every refusal since there is an access list; newest first.')
		.option('--json', 'print the outcome as JSON')
		.action(async (options: JsonOption & LogPageOptions) => {
			const log = new AuditLog(openStore(releasesLocation()).records);
			const { since, before } = options;
			const page = await log.page({ limit: limitOf(options), before });
			const { unreadable } = page;
			const { entries, older } = shownPage(page.entries, page.older, options);
			const nothing = entries.length + unreadable.length === 0;
			print(options, { entries, unreadable, older }, [
				...(nothing
					? since && page.entries.length > 0
						? [`Nothing since ${since}.`]
						: ['Nothing yet: uses and refusals are written from the first entry of the access list on.']
					: entries.map(lineOf)),
				...unreadable.map(
					(place) =>
						`${place} cannot be read as an entry: it was changed or damaged. npm run release -- verify-log says from where on the log cannot be trusted.`,
				),
				...olderLines(older),
			]);
		});
}
