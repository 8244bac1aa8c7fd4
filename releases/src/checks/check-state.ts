import type { ChannelState } from '@estate/shared-contract';
import type { ArtifactStore } from '../store/release-store.ts';
import { checkPlaces } from './check-places.ts';
import { checkRoutes } from './check-routes.ts';
import { ChecksFailed } from './checks-failed.ts';

/** Does the version fit beside the other active versions of a channel? Throws ChecksFailed. */
export async function checkState(
	artifacts: ArtifactStore,
	remote: string,
	version: string,
	state: ChannelState,
): Promise<void> {
	const others = Object.entries(state).filter(([name, { retired }]) => name !== remote && !retired);
	const active = await Promise.all(others.map(([name, { active }]) => artifacts.manifest(name, active)));
	const manifest = await artifacts.manifest(remote, version);
	const problems = [...checkRoutes(manifest, active), ...checkPlaces(manifest, active)];
	if (problems.length > 0) throw new ChecksFailed(remote, version, problems);
}
