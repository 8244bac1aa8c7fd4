import { createKeptList } from './kept-list.ts';

/** Kept because the visitor asks for it: no consent is needed. */
export const favourites = createKeptList({ key: 'estate-favourites-1', most: 100 });

/** Properties to stand side by side, for the same reason. */
export const comparison = createKeptList({ key: 'estate-comparison-1', most: 4 });

/** Nobody asked for it: written only once the visitor has answered the consent dialog, whatever the answer. */
export const recentlyViewed = createKeptList({ key: 'estate-recent-1', most: 12, lets: 'the last go' });
