import type { Channel } from '@estate/shared-contract';
import type { HostOffer } from '../checks/host-offer.ts';
import type { ShellStore } from '../store/release-store.ts';
import { SHELL, type ShellManifest } from './shell-manifest.schema.ts';

/** What a version of the shell gives to remotes. */
export function offerOf({ version, contracts, shared, capabilities }: ShellManifest): HostOffer {
	return { host: `${SHELL} ${version}`, contracts, shared, capabilities };
}

/** What the versions of the shell give that a channel wants: the active one, and one that some servers try. */
export async function wantedShellOffers(
	{ log, artifacts }: ShellStore,
	channel: Channel,
): Promise<(HostOffer & { version: string })[]> {
	const { active, canary } = (await log.newest(channel)).state[SHELL] ?? {};
	const versions = [active, canary?.version].filter((version) => version !== undefined);
	return Promise.all(
		versions.map(async (version) => ({
			...offerOf(await artifacts.manifest(SHELL, version)),
			version,
		})),
	);
}
