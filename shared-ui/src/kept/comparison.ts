import { createKeptList } from './kept-list.ts';

/** To stand side by side: kept because the visitor asks for it, so no consent is needed. Every remote whose pages can be compared uses this one list. */
export const comparison = createKeptList({ key: 'estate-comparison-1', most: 4 });
