import type { Command } from 'commander';
import { type InstanceReport, isAlive } from '../../instances/instance-report.schema.ts';
import { remoteStatus } from '../../log/transitions.ts';
import { openStore } from '../../store/open-store.ts';
import { type CommonOptions, command, print } from '../command.ts';
import { planText } from '../rollout-options.ts';
import { releasesLocation } from '../settings.ts';

function instanceLines(report: InstanceReport): string[] {
	const age = Math.round((Date.now() - Date.parse(report.at)) / 1000);
	const state = isAlive(report) ? `seen ${age} s ago` : `stopped: last seen ${age} s ago`;
	return [
		`  ${report.instance}: follows revision ${report.revision}, ${state}`,
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
			const store = openStore(releasesLocation());
			const { revision, state } = await store.readState(channel);
			const reports = (await store.readInstanceReports()).filter((report) => report.channel === channel);
			const names = [...new Set([...Object.keys(state), ...(await store.listRemotes())])].sort();
			const remotes = Object.fromEntries(
				await Promise.all(
					names.map(async (name) => [
						name,
						{
							status: remoteStatus(state, name),
							...state[name],
							versions: await store.listVersions(name),
						},
					]),
				),
			);
			const lines = names.map((name) => {
				const { active, previous, canary, withdrawn = [], lock } = state[name] ?? {};
				return [
					`  ${name.padEnd(14)} ${(active ?? 'none').padEnd(10)}`,
					previous ? `before: ${previous}` : '',
					canary ? `tried: ${canary.version} by ${planText(canary)}` : '',
					withdrawn.length > 0 ? `withdrawn: ${withdrawn.join(', ')}` : '',
					lock ? `locked by ${lock.who}: ${lock.why}` : '',
				]
					.filter(Boolean)
					.join('  ');
			});
			const instances = reports.map((report) => ({ ...report, alive: isAlive(report) }));
			print(options, { channel, revision, location: store.location, remotes, instances }, [
				`${channel}, revision ${revision}`,
				...(lines.length > 0 ? lines : ['  no remote yet: npm run release -- publish <remote>']),
				reports.length > 0 ? 'Running shells' : 'No running shell has reported.',
				...reports.flatMap(instanceLines),
			]);
		},
	);
}
