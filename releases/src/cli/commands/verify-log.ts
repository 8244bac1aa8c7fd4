import { CHANNELS } from '@estate/shared-contract/schemas';
import { Command, InvalidArgumentError } from 'commander';
import { AuditLog } from '../../access/audit/audit-log.ts';
import { releaseHeads } from '../../access/audit/noted-heads.ts';
import { type ChainReport, verifyChain } from '../../access/audit/verify-chain.ts';
import { ReleaseError } from '../../release-error.ts';
import { openStore } from '../../store/open-store.ts';
import { type JsonOption, print } from '../command.ts';
import { releasesLocation } from '../settings.ts';

function asHash(text: string): string {
	if (/^[0-9a-f]{64}$/.test(text)) return text;
	throw new InvalidArgumentError('Give the 64 hex digits of a head that this command printed before.');
}

type Broken = NonNullable<ChainReport['broken']>;

const lineOf = ([name, { entries, chained, head, isHeadNoted }]: [string, ChainReport]) =>
	`  ${name.padEnd(20)} ${entries} entries, ${chained} of them chained  head ${head}${entries > 0 && !isHeadNoted ? '  (nothing vouches for the newest entry yet)' : ''}`;

/** What is broken, and what to do about it: of an end that was cut short what `status` says as well. */
function brokenText(name: string, { number, place, what }: Broken, finding: string | undefined): string {
	if (finding !== undefined && number > 1)
		return `The log "${name}" is whole up to entry ${number - 1}. ${finding}`;
	return `The log "${name}" is broken at entry ${number} (${place}): ${what}. Compare it with a backup before anything is restored.`;
}

/** Follows the hash chains of the release logs and the audit log. */
export function verifyLogCommand(): Command {
	return new Command('verify-log')
		.description(
			'Checks that no entry of the release logs and of the audit log was changed, put in or taken out since it was written.',
		)
		.option('--json', 'print the outcome as JSON')
		.option('--contains <head>', 'a head that was noted earlier has to be in one of them still', asHash)
		.action(async (options: JsonOption & { contains?: string }) => {
			const { log, records, shells } = openStore(releasesLocation());
			const audit = new AuditLog(records);
			const logs = [
				...CHANNELS.map((channel) => ({
					name: `releases, ${channel}`,
					texts: log.texts(channel),
					heads: releaseHeads(records, channel),
					newest: () => log.newest(channel),
				})),
				...CHANNELS.map((channel) => ({
					name: `shell, ${channel}`,
					texts: shells.log.texts(channel),
					heads: releaseHeads(shells.records, channel),
					newest: () => shells.log.newest(channel),
				})),
				// Its own entries are records: nothing sets one aside.
				{ name: 'audit', texts: audit.texts(), heads: audit.heads, newest: undefined },
			];
			const reports: [string, ChainReport][] = [];
			for (const { name, texts, heads } of logs) {
				// Before the log: an entry that comes meanwhile is none that is gone.
				const noted = await heads.read();
				reports.push([name, await verifyChain(texts, { expected: options.contains, noted })]);
			}
			const broken = reports.find(([, report]) => report.broken);
			if (broken?.[1].broken) {
				const [name, { broken: entry, cut }] = broken;
				const newest = logs.find((each) => each.name === name)?.newest;
				const finding = cut === undefined ? undefined : (await newest?.())?.finding;
				throw new ReleaseError('broken-chain', brokenText(name, entry, finding));
			}
			if (options.contains && !reports.some(([, { hasExpected }]) => hasExpected))
				throw new ReleaseError(
					'broken-chain',
					`No log holds the head ${options.contains}: it was cut off or replaced since that was noted. Compare it with a backup.`,
				);
			print(options, { logs: Object.fromEntries(reports) }, [
				'Every chain is whole.',
				...reports.map(lineOf),
				'Note the heads outside of the store: with --contains they prove later that nothing before them was replaced.',
			]);
		});
}
