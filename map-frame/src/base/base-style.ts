import type { Coordinate } from 'ol/coordinate.js';
import type { FeatureLike } from 'ol/Feature.js';
import type Point from 'ol/geom/Point.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style, { type StyleFunction } from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MapColours } from '../colours.ts';
import type { BaseKind } from './base-features.ts';

const FONT = '"Instrument Sans Variable", "Instrument Sans Fallback", Arial, sans-serif';
/** Zoom level from which places of a rank are written */
const PLACES_FROM: Record<number, number> = { 1: 0, 2: 8.6, 3: 11.2 };
/** Pixels between a place's dot and its name */
const NAME_OFFSET = 7;
const PLACE_SIZES: Record<number, string> = { 1: '600 14', 2: '500 13', 3: '450 12' };
/** Zoom level from which waters of a rank are drawn */
const WATERS_FROM: Record<number, number> = { 1: 0, 2: 9 };

/** Nearer than this a river's line would say more than it knows */
const WATERS_UNTIL = 13.4;

/** Pixels: a river widens as one comes nearer. */
function waterWidth(zoom: number, rank: number): number {
	return Math.min(14, Math.max(1, 2 ** ((zoom - 9) * 0.55) * (rank === 1 ? 1.6 : 1.1)));
}

function placeStyle(rank: number, name: string, pinRadius: number, colours: MapColours): Style {
	return new Style({
		image: new CircleStyle({ radius: rank === 1 ? 3 : 2, fill: new Fill({ color: colours.label }) }),
		text: new Text({
			text: name,
			font: `${PLACE_SIZES[rank]}px ${FONT}`,
			fill: new Fill({ color: colours.label }),
			stroke: new Stroke({ color: colours['label-halo'], width: 3 }),
			textAlign: 'left',
			offsetX: NAME_OFFSET + pinRadius,
			offsetY: 1,
			padding: [2, 6, 2, 6],
		}),
		// The larger place is written where two have no room.
		zIndex: 4 - rank,
	});
}

interface StyleContext {
	zoomOf(resolution: number): number;
	/** Pixels that a pin covers at the right of a point; 0 where there is none */
	pinRadiusAt(point: Coordinate, resolution: number): number;
}

/** How the base looks: paper for the land, soft water, thin lines, and the more names the nearer one is. */
export function baseStyle(colours: MapColours, { zoomOf, pinRadiusAt }: StyleContext): StyleFunction {
	const plain: Record<'beyond' | 'land' | 'border', Style> = {
		beyond: new Style({ fill: new Fill({ color: colours['land-beyond'] }) }),
		land: new Style({ fill: new Fill({ color: colours.land }) }),
		border: new Style({ stroke: new Stroke({ color: colours.border, width: 1.2, lineDash: [5, 4] }) }),
	};
	const places = new Map<string, Style>();
	return (feature: FeatureLike, resolution: number) => {
		const kind = feature.get('kind') as BaseKind;
		const rank = feature.get('rank') as number;
		const zoom = zoomOf(resolution);
		if (kind === 'water') {
			if (zoom < (WATERS_FROM[rank] ?? 0) || zoom > WATERS_UNTIL) return;
			return new Style({
				stroke: new Stroke({ color: colours.water, width: waterWidth(zoom, rank), lineCap: 'round' }),
			});
		}
		if (kind !== 'place') return plain[kind];
		if (zoom < (PLACES_FROM[rank] ?? 0)) return;
		const name = feature.get('name') as string;
		const pinRadius = pinRadiusAt((feature.getGeometry() as Point).getCoordinates(), resolution);
		const key = `${name} ${pinRadius}`;
		const style = places.get(key) ?? placeStyle(rank, name, pinRadius, colours);
		places.set(key, style);
		return style;
	};
}
