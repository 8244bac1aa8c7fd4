import { LANGUAGES, type Language } from '@estate/shared-contract';
import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import { fromLonLat } from 'ol/proj.js';
import type { MapBase } from './map-base.ts';
import { unpackLine } from './unpack.ts';

export type BaseKind = 'beyond' | 'land' | 'water' | 'border' | 'place';

function feature(kind: BaseKind, geometry: LineString | Point | Polygon, rank = 0, name = ''): Feature {
	return new Feature({ geometry, kind, rank, name });
}

/** Name of a place in a language; one name stands for all. */
function nameIn(names: readonly string[], language: Language): string {
	return names[LANGUAGES.indexOf(language)] ?? names[0] ?? '';
}

/** Everything of the base, the lowest first. */
export function baseFeatures(base: MapBase, language: Language): Feature[] {
	const { precision, neighbours, belgium, borders, waters, places } = base;
	const line = (packed: readonly number[], start = 0) =>
		unpackLine(packed, precision, start).map((point) => fromLonLat(point));
	return [
		...neighbours.map((ring) => feature('beyond', new Polygon([line(ring)]))),
		...belgium.map((ring) => feature('land', new Polygon([line(ring)]))),
		...waters.map((water) => feature('water', new LineString(line(water, 1)), water[0])),
		...borders.map((border) => feature('border', new LineString(line(border)))),
		...places.map(([lng, lat, rank, ...names]) =>
			feature(
				'place',
				new Point(fromLonLat([lng / precision, lat / precision])),
				rank,
				nameIn(names, language),
			),
		),
	];
}
