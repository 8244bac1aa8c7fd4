// Takes the place of locations.ts in the bundles of `npm run build`, which lie side by side in dist/server/.
import path from 'node:path';

export const DATA_FILE = path.join(import.meta.dirname, '..', 'api', 'places.json');
