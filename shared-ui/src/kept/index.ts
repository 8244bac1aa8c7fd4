// Lists of properties that a visitor keeps in this browser.

export * from './compare-tray.tsx';
export * from './comparison.ts';
export * from './favourites.ts';
export * from './kept-ids.ts';
export * from './kept-list.ts';
export * from './kept-storage.ts';
export * from './until-alive.ts';
export * from './use-kept.ts';
