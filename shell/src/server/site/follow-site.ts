import { join } from 'node:path';
import type { HostOffer, ReleaseStore } from '@estate/releases';
import type { Configuration } from '../configuration.ts';
import { followReleases } from '../releases/follow-releases.ts';
import type { ReleaseFollower } from '../releases/release-follower.ts';
import type { RenderPool } from '../render/render-pool.ts';
import { LastGood } from './last-good.ts';
import { LiveSite } from './live-site.ts';
import { type ContentWatch, watchContent } from './watch-content.ts';

interface FollowSiteSettings {
	configuration: Pick<Configuration, 'channel' | 'apiUrl' | 'artifacts' | 'dataDir'>;
	store: ReleaseStore;
	pool: RenderPool;
	/** What this shell gives to remotes */
	offer: HostOffer;
	/** Sees the first release set and each later one */
	onReleases(releases: ReleaseFollower): void;
	onProblem(message: string): void;
}

export interface FollowedSite {
	live: LiveSite;
	releases: ReleaseFollower;
	content: ContentWatch;
	lastGood: Pick<LastGood, 'problem'>;
	stop(): void;
}

/** Keeps the live site at the newest releases and content, and on disk what was good last. Resolves with the first of both. */
export async function followSite(settings: FollowSiteSettings): Promise<FollowedSite> {
	const { configuration, store, pool, offer, onReleases, onProblem } = settings;
	const { channel, apiUrl, artifacts, dataDir } = configuration;
	const lastGood = new LastGood(join(dataDir, 'last-good.json'), onProblem);
	const before = await lastGood.read();
	const live = new LiveSite(artifacts);
	if (before.site) live.content = before.site;
	const [releases, content] = await Promise.all([
		followReleases({
			store,
			channel,
			pool,
			offer,
			lastGood: before.releases,
			onProblem,
			onChange(follower) {
				live.releases = follower.current;
				onReleases(follower);
				if (follower.current.remotes.size > 0) void lastGood.save({ releases: follower.followed });
			},
		}),
		watchContent(
			apiUrl,
			before.site,
			(site) => {
				live.content = site;
				void lastGood.save({ site });
			},
			onProblem,
		),
	]);
	return {
		live,
		releases,
		content,
		lastGood,
		stop() {
			content.stop();
			releases.stop();
		},
	};
}
