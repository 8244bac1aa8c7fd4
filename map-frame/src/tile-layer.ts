import type { MapTiles } from '@estate/shared-contract';
import TileLayer from 'ol/layer/Tile.js';
import XYZ from 'ol/source/XYZ.js';

/** Streets from the configured tile server. Its attribution stands in the map's corner, so the source carries none. */
export function tileLayer({ tileUrl }: MapTiles): TileLayer {
	return new TileLayer({ source: new XYZ({ url: tileUrl, maxZoom: 19, transition: 0 }) });
}
