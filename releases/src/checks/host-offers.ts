import { type Channel, HOST_CAPABILITIES, SERVED_CONTRACTS } from '@estate/shared-contract';
import { isAlive } from '../instances/instance-report.schema.ts';
import { wantedShellOffers } from '../shell-releases/shell-offer.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { HostOffer } from './host-offer.ts';
import { shellVersions } from './shell-versions.ts';

/**
 * What the shells that follow the channel offer, as they report it, and those of the store that it wants; where there are
 * none, what a shell built from this workspace would.
 */
export async function hostOffers(
	{ instances, shells }: Pick<ReleaseStore, 'instances' | 'shells'>,
	channel: Channel,
): Promise<HostOffer[]> {
	const running = (await instances.read()).filter((report) => report.channel === channel && isAlive(report));
	const served = new Set(running.map(({ shell }) => shell?.version));
	const wanted = (await wantedShellOffers(shells, channel)).filter(({ version }) => !served.has(version));
	const offers = running.map(({ instance, contract, contracts = [contract], shared, capabilities = [] }) => ({
		host: instance,
		contracts,
		shared,
		capabilities,
	}));
	if (offers.length > 0 || wanted.length > 0) return [...offers, ...wanted];
	return [
		{
			host: 'this workspace',
			contracts: SERVED_CONTRACTS,
			shared: shellVersions(),
			capabilities: HOST_CAPABILITIES,
		},
	];
}
