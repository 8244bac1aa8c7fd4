import type { Language } from '@estate/shared-contract';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { baseFeatures } from './base-features.ts';
import type { MapBase } from './map-base.ts';

/** Pixels around the screen in which features are drawn along, so that a short move needs no new drawing */
const BUFFER_PX = 120;

async function fetchBase(): Promise<MapBase> {
	const response = await fetch(new URL('./belgium.json', import.meta.url).href);
	if (!response.ok) throw new Error(`The map's base answered ${response.status}.`);
	return (await response.json()) as MapBase;
}

/** The embedded base: Belgium with its neighbours, waters and places. Its file is fetched by the first map that needs it. */
export function baseLayer(language: Language): VectorLayer {
	const source = new VectorSource();
	fetchBase().then(
		(base) => source.addFeatures(baseFeatures(base, language)),
		() => {
			// Without its ground the map still shows where the properties are.
		},
	);
	return new VectorLayer({ source, declutter: true, renderBuffer: BUFFER_PX });
}
