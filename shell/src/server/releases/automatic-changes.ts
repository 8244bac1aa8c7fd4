import type { ReleaseStore } from '@estate/releases';
import type { Configuration } from '../configuration.ts';
import { Alerts } from './alerts/alerts.ts';
import type { ReleaseFollower } from './release-follower.ts';
import { runPolicies } from './run-policies.ts';

/** Runs the policies of the channel, and alerts operators of what they did. Returns an unsubscribe function. */
export function runAutomaticChanges(
	{ channel, siteUrl, webhook }: Pick<Configuration, 'channel' | 'siteUrl' | 'webhook'>,
	store: ReleaseStore,
	releases: ReleaseFollower,
	log: (message: string) => void,
): () => void {
	const alerts = new Alerts({
		url: webhook?.url,
		secret: webhook?.secret ?? '',
		channel,
		siteUrl,
		onProblem: log,
	});
	const stopPolicies = runPolicies({
		store,
		channel,
		releases,
		onDone(entry) {
			const { remote, revision, action, why } = entry;
			log(`${remote} in ${channel}, revision ${revision}: ${action} by itself: ${why}`);
			void alerts.send(entry);
		},
		onProblem: log,
	});
	return () => {
		stopPolicies();
		alerts.stop();
	};
}
