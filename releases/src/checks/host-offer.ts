import { type Channel, HOST_CAPABILITIES, SERVED_CONTRACTS } from '@estate/shared-contract';
import { isAlive } from '../instances/instance-report.schema.ts';
import type { InstanceReports } from '../store/release-store.ts';
import { shellVersions } from './shell-versions.ts';

/** What a shell gives to remotes. */
export interface HostOffer {
	/** Instance name, or `this workspace` */
	host: string;
	/** Contracts that it serves: the last version of each major */
	contracts: readonly string[];
	shared: Record<string, string>;
	/** What it can do beyond the contract */
	capabilities: readonly string[];
}

/** What the shells that follow the channel offer, as they report it; where none runs, what a shell built from this workspace would. */
export async function hostOffers(instances: InstanceReports, channel: Channel): Promise<HostOffer[]> {
	const running = (await instances.read()).filter((report) => report.channel === channel && isAlive(report));
	if (running.length > 0)
		return running.map(({ instance, contract, contracts = [contract], shared, capabilities = [] }) => ({
			host: instance,
			contracts,
			shared,
			capabilities,
		}));
	return [
		{
			host: 'this workspace',
			contracts: SERVED_CONTRACTS,
			shared: shellVersions(),
			capabilities: HOST_CAPABILITIES,
		},
	];
}
