/** Where pages hear of builds, as server-sent events. */
export const BUILDS_PATH = '/-/builds';

/** What a page hears after each build, and when it connects. */
export interface BuildNews {
	/** Of the newest build that went well; '' before the first */
	hash: string;
	/** Why the newest sources do not build */
	errors: string[];
	/** The change cannot be taken over in place: routes or slots came or went */
	reload?: true;
}
