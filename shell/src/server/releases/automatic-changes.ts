import type { BrowserLook, ReleaseStore } from '@estate/releases';
import type { Channel } from '@estate/shared-contract';
import type { Configuration } from '../configuration.ts';
import { Alerts } from './alerts/alerts.ts';
import type { ReleaseFollower } from './release-follower.ts';
import { runPolicies } from './run-policies.ts';

export type BrowserLooker = (
	store: ReleaseStore,
	channel: Channel,
	remote: string,
	version: string,
) => Promise<BrowserLook>;

/** Loaded when it is needed: most servers never are. */
export const lookInOwnBrowser: BrowserLooker = async (...version) =>
	(await import('@estate/releases/checks')).lookInBrowser(...version);

/** Runs the policies of the channel, and alerts operators of what they did. Returns an unsubscribe function. */
export function runAutomaticChanges(
	{ channel, siteUrl, webhook }: Pick<Configuration, 'channel' | 'siteUrl' | 'webhook'>,
	store: ReleaseStore,
	releases: ReleaseFollower,
	look: BrowserLooker,
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
		onAlert(alert) {
			log(`${alert.remote} ${alert.version} in ${channel}: ${alert.why}`);
			void alerts.sendHealth(alert);
		},
		look: (remote, version) => look(store, channel, remote, version),
		onProblem: log,
	});
	return () => {
		stopPolicies();
		alerts.stop();
	};
}
