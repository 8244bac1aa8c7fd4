import type { StoredPicture } from '../content/stored-picture.ts';
import type { FeedItem } from '../import/feed.schema.ts';

type FeedNeighbourhood = Extract<FeedItem, { kind: 'neighbourhood' }>;

export type NeighbourhoodData = Omit<FeedNeighbourhood, 'kind' | 'ID' | 'Name' | 'pictures'> & {
	pictures: StoredPicture[];
};
