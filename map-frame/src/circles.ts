import Feature from 'ol/Feature.js';
import { circular } from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { MapColours } from './colours.ts';

const CORNERS = 64;
/** From farther away a circle is a speck, and its price says enough */
const LEAST_ZOOM = 11;

export interface Circle {
	lng: number;
	lat: number;
	/** Metres */
	radius: number;
}

export function circleStyle(colours: MapColours): Style {
	return new Style({
		fill: new Fill({ color: colours.circle }),
		stroke: new Stroke({ color: colours['circle-line'], width: 1.5, lineDash: [4, 4] }),
	});
}

/** The circles that stand in for hidden addresses (decisions 37), each once however many properties share it. */
export class CircleLayer extends VectorLayer {
	readonly #circles = new VectorSource();

	constructor() {
		super({ minZoom: LEAST_ZOOM });
		this.setSource(this.#circles);
	}

	show(circles: readonly Circle[]): void {
		const distinct = new Map(circles.map((circle) => [`${circle.lng} ${circle.lat}`, circle]));
		this.#circles.clear(true);
		this.#circles.addFeatures(
			[...distinct.values()].map(
				({ lng, lat, radius }) =>
					new Feature(circular([lng, lat], radius, CORNERS).transform('EPSG:4326', 'EPSG:3857')),
			),
		);
	}
}
