import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { packPlace } from '../src/packed-place.ts';
import { makeAreas } from './make-areas.ts';
import { makeMunicipalities } from './make-municipalities.ts';
import { makeSubmunicipalities } from './make-submunicipalities.ts';
import { repairPlaces } from './repair-places.ts';
import { readSources } from './sources.ts';

// Makes data/places.json of data/sources/: one place a line, in the order of their codes, so that changes can be read.

const sources = readSources();
const municipalities = makeMunicipalities(sources, repairPlaces(sources));
const places = [
	...makeAreas(sources, municipalities),
	...municipalities,
	...municipalities.flatMap((one) => makeSubmunicipalities(one, sources)),
].toSorted((left, right) => (left.id < right.id ? -1 : 1));
const lines = places.map((place) => JSON.stringify(packPlace(place)));
writeFileSync(path.resolve(import.meta.dirname, '../data/places.json'), `[\n${lines.join(',\n')}\n]\n`);
console.log(`${places.length} places`);
