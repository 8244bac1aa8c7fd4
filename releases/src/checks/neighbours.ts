import type { Channel, RemoteManifest } from '@estate/shared-contract';
import type { ReleaseStore } from '../store/release-store.ts';

/** The other remotes of a channel, so that a slot can link to their routes: active versions, else the newest published one; none of those that were taken out. */
export async function neighbours(
	store: ReleaseStore,
	channel: Channel,
	remote: string,
): Promise<RemoteManifest[]> {
	const { state } = await store.log.newest(channel);
	const names = (await store.artifacts.remotes()).filter((name) => name !== remote && !state[name]?.retired);
	const found = await Promise.all(
		names.map(async (name) => {
			const version = state[name]?.active ?? (await store.artifacts.versions(name))[0];
			return version ? [await store.artifacts.manifest(name, version)] : [];
		}),
	);
	return found.flat();
}
