import path from 'node:path';

/** The data that this package carries. */
export const DATA_FILE = path.resolve(import.meta.dirname, '../data/places.json');
