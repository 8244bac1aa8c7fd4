import type { CustomMarker } from '@estate/shared-contract';
import type OlMap from 'ol/Map.js';
import Overlay from 'ol/Overlay.js';
import { fromLonLat } from 'ol/proj.js';

/** The marker of the page's own: there is one at most. */
export class CustomMarkerLayer {
	readonly #element = document.createElement('div');
	readonly #overlay = new Overlay({ element: this.#element, stopEvent: false });

	constructor(map: OlMap) {
		this.#element.setAttribute('role', 'img');
		map.addOverlay(this.#overlay);
	}

	show(marker: CustomMarker | undefined): void {
		if (!marker) {
			this.#overlay.setPosition(undefined);
			return;
		}
		const { Lat, Lng, label, circleRadius } = marker;
		const isExact = circleRadius === undefined;
		this.#element.className = isExact ? 'marker' : 'marker nearby';
		this.#element.setAttribute('aria-label', label);
		this.#overlay.setPositioning(isExact ? 'bottom-center' : 'center-center');
		this.#overlay.setPosition(fromLonLat([Lng, Lat]));
	}
}
