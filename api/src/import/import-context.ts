import type { StoredPicture } from '../content/stored-picture.ts';
import type { FeedPicture } from './feed.schema.ts';

/** What the kinds of items need while they are turned into rows. */
export interface ImportContext {
	/** Takes pictures in; one that cannot be is reported and left out */
	pictures(sources: readonly FeedPicture[], path: string): Promise<StoredPicture[]>;
	/** Copies the agency's marks (logo) that lie beside the feed */
	brand(): Promise<void>;
	/** Reports a part of the item that is left out */
	leaveOut(path: string, message: string): void;
}
