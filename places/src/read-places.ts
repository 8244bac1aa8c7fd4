import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DATA_FILE } from './locations.ts';
import { type PackedPlace, unpackPlace } from './packed-place.ts';
import type { Place } from './place.ts';

/** The places of the data that this package carries, about 2,800. */
export function readPlaces(): Place[] {
	return (JSON.parse(readFileSync(DATA_FILE, 'utf8')) as PackedPlace[]).map(unpackPlace);
}

/** SHA-256 of the data: who keeps a copy sees by it that they are others. */
export function placesChecksum(): string {
	return createHash('sha256').update(readFileSync(DATA_FILE)).digest('hex');
}
