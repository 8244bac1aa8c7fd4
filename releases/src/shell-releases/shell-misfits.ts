import type { Channel } from '@estate/shared-contract';
import { checkHost } from '../checks/check-host.ts';
import type { HostOffer } from '../checks/host-offer.ts';
import type { Problem } from '../checks/problem.ts';
import { activeVersion } from '../log/transitions.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** A version that a channel has and a shell cannot run, with every reason. */
export interface Misfit {
	remote: string;
	version: string;
	problems: Problem[];
}

interface Looked {
	/** Versions that a share of the visitors tries too, not the active ones alone */
	withTried: boolean;
}

/**
 * What a shell could not run of a channel as it is now. A version whose manifest cannot be read says nothing: it is looked at
 * again when it is loaded. Throws ReleaseError where the log cannot be read.
 */
export async function shellMisfits(
	{ log, artifacts }: Pick<ReleaseStore, 'log' | 'artifacts'>,
	channel: Channel,
	offer: HostOffer,
	{ withTried }: Looked,
): Promise<Misfit[]> {
	const { state } = await log.newest(channel);
	const versions = Object.entries(state).flatMap(([remote, own]) =>
		[activeVersion(own), withTried ? own.canary?.version : undefined]
			.filter((version) => version !== undefined)
			.map((version) => ({ remote, version })),
	);
	const looked = await Promise.all(
		versions.map(async ({ remote, version }) => {
			const manifest = await artifacts.manifest(remote, version).catch(() => undefined);
			return { remote, version, problems: manifest ? checkHost(manifest, offer) : [] };
		}),
	);
	return looked.filter(({ problems }) => problems.length > 0);
}
