import { rsort } from 'semver';
import type { SiteMetrics } from '../http/site-metrics.ts';
import type { ReleaseFollower } from './release-follower.ts';

const isOlder = (version: string, than: string) => version !== than && rsort([version, than])[0] === than;

/** Counts each remote whose served version became an older one. Called with the first release set and each later one. */
export function rollbackCounter({
	rollbacks,
}: Pick<SiteMetrics, 'rollbacks'>): (releases: Pick<ReleaseFollower, 'current'>) => void {
	const served = new Map<string, string>();
	return ({ current }) => {
		for (const [remote, { manifest }] of current.remotes) {
			const before = served.get(remote);
			rollbacks.inc({ remote }, before !== undefined && isOlder(manifest.version, before) ? 1 : 0);
			served.set(remote, manifest.version);
		}
	};
}
