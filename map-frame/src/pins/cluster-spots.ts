import type { MapPoint } from '@estate/shared-contract';
import type { Coordinate } from 'ol/coordinate.js';
import { boundingExtent, type Extent } from 'ol/extent.js';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import { fromLonLat, get as projection } from 'ol/proj.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import type { Spot } from './spots.ts';

/** Pixels between two pins, so that a price can be read and pressed */
const DISTANCE = 52;

/** One marker of the map: a spot, or several that are too close to each other at this zoom level. */
export interface Pin {
	/** The same for the same properties */
	key: string;
	at: Coordinate;
	spots: Spot[];
	properties: MapPoint[];
	/** Around all its spots */
	extent: Extent;
}

/** Gathers spots that are too close to each other, by OpenLayers' cluster source. */
export class ClusteredSpots {
	readonly #spots = new VectorSource<Feature<Point>>();
	readonly #clusters = new Cluster({ source: this.#spots, distance: DISTANCE, minDistance: DISTANCE });

	set spots(spots: readonly Spot[]) {
		this.#spots.clear(true);
		this.#spots.addFeatures(
			spots.map((spot) => new Feature({ geometry: new Point(fromLonLat([spot.lng, spot.lat])), spot })),
		);
		this.#clusters.refresh();
	}

	/** The pins of a part of the map at a resolution, from north to south. */
	within(extent: Extent, resolution: number): Pin[] {
		const mercator = projection('EPSG:3857');
		if (!mercator) return [];
		this.#clusters.loadFeatures(extent, resolution, mercator);
		return this.#clusters
			.getFeaturesInExtent(extent)
			.map((cluster) => pinOf(cluster))
			.sort((one, other) => (other.at[1] ?? 0) - (one.at[1] ?? 0));
	}
}

function pinOf(cluster: Feature): Pin {
	const members = cluster.get('features') as Feature<Point>[];
	const spots = members.map((member) => member.get('spot') as Spot);
	const properties = spots.flatMap((spot) => spot.properties);
	const extent = boundingExtent(spots.map(({ lng, lat }) => fromLonLat([lng, lat])));
	const at = (cluster.getGeometry() as Point).getCoordinates();
	return { key: properties.map(({ ID }) => ID).join(' '), at, spots, properties, extent };
}
