import { OwnSite, smallAgency } from './own-site.ts';

export interface FeedSite {
	url: string;
	/** Text of `/metrics` */
	metrics(): Promise<string>;
	/** What the import printed */
	imported: string;
	stop(): Promise<void>;
}

/** A site of its own on the test stack's releases: real import, api and shell, with these items beside the demo agency's articles and people. */
export async function startFeedSite(items: readonly object[]): Promise<FeedSite> {
	const site = await OwnSite.reserve({ name: 'feed' });
	const imported = await site.import([...smallAgency(), ...items]);
	await Promise.all([site.startApi(), site.startSite()]);
	return { url: site.url, metrics: () => site.metrics(), imported, stop: () => site.stop() };
}
