import type { StoredPicture } from '../content/stored-picture.ts';
import type { StoredDocument } from '../properties/stored-property.ts';
import type { FeedPicture } from './feed/picture.schema.ts';

/** Where an import reads from and keeps files. */
export interface ImportFolders {
	feedDir: string;
	mediaDir: string;
	documentDir: string;
}

/** What the kinds of items need while they are turned into rows. */
export interface ImportContext {
	/** Takes pictures in; one that cannot be is reported and left out */
	pictures(sources: readonly FeedPicture[], path: string): Promise<StoredPicture[]>;
	/** Takes documents in; `file` of the answer is their name in the api's own folder */
	documents(sources: readonly StoredDocument[], path: string): Promise<StoredDocument[]>;
	/** Reports a part of the item that visitors do not get as the feed has it */
	leaveOut(path: string, message: string): void;
	/** Copies the agency's marks (logo) that lie beside the feed */
	brand(): Promise<void>;
}
