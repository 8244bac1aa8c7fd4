import type { ChannelState } from '@estate/shared-contract';
import type { RetiredRemote } from './release-set.ts';
import type { VersionLoader } from './settle-remote.ts';

/** The remotes that were taken out, with their addresses: those known before where the store does not have them any more. */
export async function settleRetired(
	state: ChannelState,
	before: readonly RetiredRemote[],
	loader: Pick<VersionLoader, 'routes'>,
): Promise<RetiredRemote[]> {
	const found = await Promise.all(
		Object.entries(state).map(async ([name, { active: version, retired }]) => {
			if (!retired) return [];
			const known = before.find((each) => each.name === name && each.version === version)?.routes;
			const routes = known ?? (await loader.routes(name, version).catch(() => []));
			return [{ name, version, routes, redirect: retired.redirect }];
		}),
	);
	return found.flat();
}
