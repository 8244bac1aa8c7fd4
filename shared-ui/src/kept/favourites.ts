import { createKeptList } from './kept-list.ts';

/** Kept because the visitor asks for it: no consent is needed. Every remote whose pages have something to keep uses this one list. */
export const favourites = createKeptList({ key: 'estate-favourites-1', most: 100 });
