import type { Place } from '@estate/places';
import type { StoredPicture } from '../content/stored-picture.ts';
import type { FeedItem } from '../import/feed/feed-item.schema.ts';

type FeedNeighbourhood = Extract<FeedItem, { kind: 'neighbourhood' }>;

export type NeighbourhoodData = Omit<FeedNeighbourhood, 'kind' | 'ID' | 'Name' | 'pictures'> & {
	pictures: StoredPicture[];
};

/** A place of the gazetteer; names are JSON, written whole by the places package's data alone. */
export interface PlaceTable extends Pick<Place, 'id' | 'kind' | 'names'> {
	aliases: string[];
	postcodes: string[];
	parents: string[];
	latitude: number | null;
	longitude: number | null;
	inhabitants: number | null;
}
