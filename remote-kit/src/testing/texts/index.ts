// What holds for every dictionary of the site, for the tests that ask it.

export * from './dictionary.ts';
export * from './named-keys.ts';
