import type { Channel, Route } from '@estate/shared-contract';
import type { ReleaseStore } from '../store/release-store.ts';
import { checkCss } from './check-css.ts';
import { checkHost } from './check-host.ts';
import { checkManifest } from './check-manifest.ts';
import { ChecksFailed } from './checks-failed.ts';
import { hostOffers } from './host-offer.ts';
import { checkRendering } from './rendering/check-rendering.ts';

/**
 * Checks a version by itself: files, manifest, what the shells of the channel offer, CSS; and, when all of that is well, draws
 * every slot in every language. Throws ChecksFailed with every problem.
 */
export async function checkVersion(
	store: ReleaseStore,
	channel: Channel,
	remote: string,
	version: string,
	otherRoutes: readonly Route[],
): Promise<void> {
	const manifest = await store.readManifest(remote, version);
	const folder = await store.artifactFolder(remote, version);
	const problems = await store.verifyArtifact(remote, version);
	if (problems.length === 0) {
		problems.push(...checkManifest(manifest), ...(await checkCss(folder, manifest)));
		for (const offer of await hostOffers(store, channel)) problems.push(...checkHost(manifest, offer));
	}
	if (problems.length === 0) problems.push(...(await checkRendering(folder, manifest, otherRoutes)));
	if (problems.length > 0) throw new ChecksFailed(remote, version, problems);
}
