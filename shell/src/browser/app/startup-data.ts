import type { SiteFacts, VersionFiles } from '../../page/site/site-facts.ts';

/** What the boot script fetches while this module is on its way. */
export interface StartupData {
	facts: SiteFacts;
	/** Files of the versions on the page, by address */
	versions: ReadonlyMap<string, Promise<VersionFiles>>;
	/** Texts of the shell in the page's language */
	texts: Record<string, unknown>;
}
