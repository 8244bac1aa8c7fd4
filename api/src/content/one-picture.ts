import type { FeedPicture } from '../import/feed/picture.schema.ts';
import type { ImportContext } from '../import/import-context.ts';
import type { StoredPicture } from './stored-picture.ts';

/** Takes an item's only picture in; nothing where there is none or it cannot be read. */
export async function onePicture(
	source: FeedPicture | undefined,
	context: ImportContext,
	path = 'picture',
): Promise<{ picture?: StoredPicture }> {
	if (!source) return {};
	const [picture] = await context.pictures([source], path);
	return picture ? { picture } : {};
}
