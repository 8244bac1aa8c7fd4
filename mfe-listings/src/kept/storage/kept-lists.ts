import { createKeptList } from '@estate/shared-ui/kept';

export { comparison, favourites } from '@estate/shared-ui/kept';

/** Nobody asked for it: written only once the visitor has answered the consent dialog, whatever the answer. */
export const recentlyViewed = createKeptList({ key: 'estate-recent-1', most: 12, lets: 'the last go' });
