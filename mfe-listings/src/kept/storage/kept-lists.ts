import { createKeptList } from '@estate/shared-ui/kept';

export { favourites } from '@estate/shared-ui/kept';

/** Properties to stand side by side: kept because the visitor asks for it, so no consent is needed. */
export const comparison = createKeptList({ key: 'estate-comparison-1', most: 4 });

/** Nobody asked for it: written only once the visitor has answered the consent dialog, whatever the answer. */
export const recentlyViewed = createKeptList({ key: 'estate-recent-1', most: 12, lets: 'the last go' });
