import type { StoredPicture } from '../content/stored-picture.ts';
import type { FeedProject } from '../import/feed/project.schema.ts';
import type { StoredDocument } from '../properties/stored-property.ts';

/** A project; hidden values are still in it. Its units are rows of their own. */
export type ProjectData = Omit<
	FeedProject,
	'kind' | 'ID' | 'Goal' | 'VAT' | 'pictures' | 'documents' | 'units'
> & {
	pictures: StoredPicture[];
	documents: StoredDocument[];
};
export type UnitData = Omit<FeedProject['units'][number], 'ID' | 'pictures'> & { pictures: StoredPicture[] };
