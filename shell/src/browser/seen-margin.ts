/** How far below the window something already counts as seen: a quarter of its height (website.md §9 "Images"). */
export const SEEN_MARGIN = '0% 0% 25%';
