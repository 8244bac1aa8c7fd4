import type { Command } from 'commander';
import { AccessList, NO_ACCESS_LIST } from '../../access/access-list.ts';
import { type InstanceReport, isAlive } from '../../instances/instance-report.schema.ts';
import { activeVersion } from '../../log/transitions.ts';
import { type ChannelStatus, channelStatus } from '../../operations/channel-status.ts';
import { SHELL } from '../../shell-releases/shell-manifest.schema.ts';
import { openStore } from '../../store/open-store.ts';
import { type CommonOptions, command, print } from '../command.ts';
import { remoteLines } from '../remote-lines.ts';
import { releasesLocation } from '../settings.ts';
import { siteOrigin } from '../site/release-site.ts';
import { printSiteStatus } from '../site/site-status.ts';

function shellLines({ shell }: InstanceReport): string[] {
	if (!shell) return [];
	const { version, wanted, problem } = shell;
	if (problem) return [`    ${SHELL}: runs ${version} instead of ${wanted ?? 'its own'}: ${problem}`];
	return [`    ${SHELL}: runs ${version}`];
}

/** A report from so far ahead is of a clock that goes wrong, in seconds. */
const CLOCKS_APART = 30;

function lastSeen(report: InstanceReport): string {
	const age = Math.round((Date.now() - Date.parse(report.at)) / 1000);
	if (age < -CLOCKS_APART)
		return `seen; its clock is ${-age} s ahead of this machine's: set one of them right`;
	const ago = `${Math.max(0, age)} s ago`;
	return isAlive(report) ? `seen ${ago}` : `stopped: last seen ${ago}`;
}

/** What a server knows of an entry from before it was cut short. */
function cutLines({ remotes: served }: InstanceReport, { cut, remotes }: ChannelStatus): string[] {
	if (!cut) return [];
	return Object.entries(served).flatMap(([remote, { serving, problem }]) => {
		const active = activeVersion(remotes[remote]);
		if (problem || !serving || !active || serving === active) return [];
		return [
			`    ${remote}: serves ${serving} still, as entry ${cut.revision} said: the next change makes it ${active}`,
		];
	});
}

function instanceLines(report: InstanceReport, status: ChannelStatus): string[] {
	return [
		`  ${report.instance}: follows revision ${report.revision}, ${lastSeen(report)}`,
		...shellLines(report),
		...(isAlive(report) ? cutLines(report, status) : []),
		...Object.entries(report.remotes).flatMap(([remote, { serving, wanted, problem, trialProblem }]) => [
			...(problem ? [`    ${remote}: serves ${serving ?? 'nothing'} instead of ${wanted}: ${problem}`] : []),
			...(trialProblem ? [`    ${remote}: ${trialProblem}`] : []),
		]),
	];
}

export function statusCommand(): Command {
	return command('status', 'Which versions visitors get, and what each running shell serves.').action(
		async (options: CommonOptions) => {
			const { channel } = options;
			const origin = siteOrigin();
			if (origin) return printSiteStatus(origin, options);
			const store = openStore(releasesLocation());
			const status = await channelStatus(store, channel);
			const hasAccessList = await new AccessList(store.records).exists();
			const { revision, finding, isLost, remotes, shell, reports, location } = status;
			const lines = Object.entries(remotes).flatMap(([name, remote]) => remoteLines(name, remote));
			if (shell) lines.push(...remoteLines(SHELL, shell, ' of the servers'));
			const instances = reports.map((report) => ({ ...report, alive: isAlive(report) }));
			print(
				options,
				{
					channel,
					revision,
					...(finding ? { finding } : {}),
					location,
					hasAccessList,
					remotes,
					shell,
					instances,
				},
				[
					`${channel}, revision ${revision}`,
					...(finding ? [`  ${finding}`] : []),
					...(lines.length > 0 || isLost
						? lines
						: [
								`  no remote yet in ${location}: npm run release -- publish <remote>`,
								'  A site with a DATA_DIR of its own has its releases there: give this command the same DATA_DIR.',
							]),
					reports.length > 0 ? 'Running shells' : 'No running shell has reported.',
					...reports.flatMap((report) => instanceLines(report, status)),
					...(hasAccessList ? [] : [NO_ACCESS_LIST]),
				],
			);
		},
	);
}
