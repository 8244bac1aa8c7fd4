import type { MapShape } from '@estate/shared-contract';
import Feature from 'ol/Feature.js';
import Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { MapColours } from '../colours.ts';

export function shapeStyle(colours: MapColours): Style {
	return new Style({
		fill: new Fill({ color: colours.circle }),
		stroke: new Stroke({ color: colours['circle-line'], width: 2.5 }),
	});
}

/** The drawn area that the search is limited to. */
export class ShapeLayer extends VectorLayer {
	readonly #shapes = new VectorSource();

	constructor() {
		super();
		this.setSource(this.#shapes);
	}

	show(shape: MapShape | undefined): void {
		this.#shapes.clear(true);
		if (!shape) return;
		const ring = shape.map(({ lat, lng }) => fromLonLat([lng, lat]));
		this.#shapes.addFeature(new Feature(new Polygon([ring])));
	}
}
