import type { PropertyBody } from '../../properties/property.ts';
import { BRICKS, type WallKind } from '../building/masonry.ts';
import type { WindowStyle } from '../building/window-style.ts';
import type { Canvas } from '../canvas.ts';
import type { Color } from '../color.ts';

export interface BlockStyle {
	wall: { kind: WallKind; color: Color };
	balcony: 'glass' | 'bars' | 'solid' | 'none';
	slab: Color;
	sash: WindowStyle['sash'];
	frame: Color;
	bands: boolean;
	/** Bays that carry balconies, in a rhythm: every second, the outer ones, pairs, or one long gallery */
	rhythm: 'alternate' | 'edges' | 'checker' | 'gallery';
	/** Panels between the windows of one storey */
	panel?: Color;
	/** The ground floor is shops */
	hasShops: boolean;
}

export function styleOf(canvas: Canvas, property: PropertyBody): BlockStyle {
	const { random } = canvas;
	return {
		...materialsOf(canvas, property),
		rhythm: random.pick(['alternate', 'edges', 'checker', 'gallery'] as const),
		...(random.chance(0.4)
			? { panel: random.pick(['#8a6f4d', '#55605e', '#b97a54', '#d9cdb6', '#6a7f78'] as const) }
			: {}),
		hasShops: random.chance(0.3),
	};
}

type Materials = Omit<BlockStyle, 'rhythm' | 'panel' | 'hasShops'>;

function materialsOf(canvas: Canvas, property: PropertyBody): Materials {
	const { random } = canvas;
	const brick = { kind: 'brick', color: random.pick(BRICKS) } as const;
	if (property.era === 'recent')
		return {
			wall: random.pick([
				{ kind: 'brick', color: '#d8c8ac' },
				{ kind: 'brick', color: '#b9a58a' },
				{ kind: 'render', color: '#f1ece1' },
				{ kind: 'brick', color: '#6a5d55' },
			] as const),
			balcony: random.pick(['glass', 'bars']),
			slab: '#efeae0',
			sash: 'slider',
			frame: '#2f3437',
			bands: false,
		};
	if (property.era === 'nineties')
		return {
			wall: random.chance(0.7) ? brick : { kind: 'painted-brick', color: '#efe4d0' },
			balcony: random.pick(['bars', 'solid', 'glass']),
			slab: '#ddd5c6',
			sash: 'double',
			frame: random.pick(['#f4f1ea', '#3d5a4c']),
			bands: random.chance(0.4),
		};
	if (property.era === 'seventies')
		return {
			wall: random.chance(0.5) ? { kind: 'brick', color: '#a8795c' } : { kind: 'render', color: '#d9d2c4' },
			balcony: 'solid',
			slab: '#d6cfc0',
			sash: 'slider',
			frame: random.pick(['#5a4632', '#f1eee6', '#2f3437']),
			bands: true,
		};
	return {
		wall: { kind: 'brick', color: random.pick(['#b98b62', '#a8795c', '#c09a76']) },
		balcony: random.pick(['bars', 'solid']),
		slab: '#e5dccb',
		sash: random.pick(['double', 'panes']),
		frame: '#f4f1ea',
		bands: random.chance(0.5),
	};
}

export function carriesBalcony(
	{ rhythm }: BlockStyle,
	bay: number,
	bays: number,
	level: number,
	offset: number,
): boolean {
	if (rhythm === 'gallery') return true;
	if (rhythm === 'edges') return bay === 0 || bay === bays - 1;
	return rhythm === 'checker' ? (bay + level) % 2 === 0 : (bay + offset) % 2 === 0;
}
