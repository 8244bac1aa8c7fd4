import { hostname } from 'node:os';
import type { InstanceReport } from '@estate/releases';
import { type Channel, CONTRACT_VERSION, HOST_CAPABILITIES, SERVED_CONTRACTS } from '@estate/shared-contract';
import type { ReleaseFollower } from './release-follower.ts';

const startedAt = new Date().toISOString();

/** Name of this shell among all that run: machine, process, port. */
export function instanceName(port: number): string {
	return `${hostname().slice(0, 80)}-${process.pid}-${port}`.replace(/[^a-zA-Z0-9._-]/g, '-');
}

/** What this shell serves and why, as operators read it in `release status`. */
export function instanceReport(
	instance: string,
	{ followed, remotes }: ReleaseFollower,
	channel: Channel,
	shared: Record<string, string>,
	shell: InstanceReport['shell'],
): InstanceReport {
	return {
		instance,
		channel,
		revision: followed.revision,
		at: new Date().toISOString(),
		startedAt,
		contract: CONTRACT_VERSION,
		contracts: [...SERVED_CONTRACTS],
		shared,
		capabilities: [...HOST_CAPABILITIES],
		...(shell ? { shell } : {}),
		remotes: Object.fromEntries(
			[...remotes].map(([name, { served, wanted, problem, canary, trialProblem }]) => [
				name,
				{
					wanted,
					...(served && served.damage !== 'server' ? { serving: served.manifest.version } : {}),
					...(problem ? { problem } : {}),
					...(canary ? { trying: canary.remote.manifest.version } : {}),
					...(trialProblem ? { trialProblem } : {}),
				},
			]),
		),
	};
}
