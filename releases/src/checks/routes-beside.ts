import { type Channel, type Route, remoteRoutes } from '@estate/shared-contract';
import type { ReleaseStore } from '../store/release-store.ts';

/** Routes of the other remotes, so that a slot can link to them: active versions, else the newest published one. */
export async function routesBeside(store: ReleaseStore, channel: Channel, remote: string): Promise<Route[]> {
	const { state } = await store.readState(channel);
	const names = (await store.listRemotes()).filter((name) => name !== remote);
	const routes = await Promise.all(
		names.map(async (name) => {
			const version = state[name]?.active ?? (await store.listVersions(name))[0];
			return version ? remoteRoutes(await store.readManifest(name, version)) : [];
		}),
	);
	return routes.flat();
}
