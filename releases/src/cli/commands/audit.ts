import { Command } from 'commander';
import type { AuditEntry } from '../../access/audit/audit-entry.schema.ts';
import { AuditLog } from '../../access/audit/audit-log.ts';
import { openStore } from '../../store/open-store.ts';
import { type JsonOption, print } from '../command.ts';
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

function lineOf({ number, at, outcome, who, action, remote, channel, via, detail }: AuditEntry): string {
	const about = [remote, channel].filter(Boolean).join(' in ');
	return `${String(number).padStart(6)}  ${at.slice(0, 19).replace('T', ' ')}  ${outcome.padEnd(7)}  ${[action, about].filter(Boolean).join(' ')}  by ${who} (${via})${detail ? `: ${detail}` : ''}`;
}

/** What was done and what was refused, by whom. */
export function auditCommand(): Command {
	return new Command('audit')
		.description('Every use and every refusal since there is an access list; newest first.')
		.option('--json', 'print the outcome as JSON')
		.option('--limit <count>', `at most so many (default: ${USUAL}, with --since ${MOST_SINCE})`, asCount)
		.addOption(sinceOption())
		.addOption(beforeOption())
		.action(async (options: JsonOption & { limit?: number; since?: string; before?: number }) => {
			const log = new AuditLog(openStore(releasesLocation()).records);
			const { since, before, limit = usualLimit(since) } = options;
			const { entries: newest, unreadable, older: next } = await log.page({ limit, before });
			const entries = fromThenOn(newest, since);
			const older = olderThan(next, { entries: newest, since });
			const nothing = entries.length + unreadable.length === 0;
			print(options, { entries, unreadable, older }, [
				...(nothing
					? since && newest.length > 0
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
