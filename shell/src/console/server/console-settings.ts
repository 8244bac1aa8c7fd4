import type { ReleaseStore } from '@estate/releases';
import type { Channel } from '@estate/shared-contract';
import type { ConsoleAssets } from './console-assets.ts';

export interface ConsoleSettings {
	/** OPS_TOKEN */
	token: string;
	store: ReleaseStore;
	channel: Channel;
	siteUrl: string;
	/** RELEASE_OVERRIDE_SECRET of this site */
	overrideSecret: string | undefined;
	assets: ConsoleAssets;
	log: (message: string) => void;
}
