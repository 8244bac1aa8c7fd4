import type { Decor } from '../../properties/property.ts';
import type { Color } from '../color.ts';

export type FloorKind = 'planks' | 'herringbone' | 'tiles' | 'concrete';
export type WallFinish = 'plain' | 'panelled' | 'brick' | 'beams';

/** Colours and materials of an interior style. Lists are for variants of one room. */
export interface DecorFacts {
	walls: readonly Color[];
	accentWalls: readonly Color[];
	finish: WallFinish;
	floor: FloorKind;
	floorColors: readonly Color[];
	wood: Color;
	sofas: readonly Color[];
	textiles: readonly Color[];
	cabinets: readonly Color[];
	worktop: Color;
	metal: Color;
	frame: Color;
	window: 'tall' | 'cross' | 'panes' | 'single' | 'steel' | 'slider';
	/** Metres */
	ceiling: number;
}

export const DECOR_FACTS: Record<Decor, DecorFacts> = {
	classic: {
		walls: ['#e9e2d4', '#d9ddd0', '#e6dccb'],
		accentWalls: ['#c7cfc0', '#d9cdb8', '#bfc9c9'],
		finish: 'panelled',
		floor: 'herringbone',
		floorColors: ['#b98d5e', '#a97d52'],
		wood: '#6b4630',
		sofas: ['#5d6f63', '#8a5a4a', '#6f7c8a'],
		textiles: ['#c9a45c', '#8a3f35', '#e9e0cc', '#4f6470'],
		cabinets: ['#3f554b', '#e8e2d5', '#5b6b78'],
		worktop: '#efece6',
		metal: '#c9a45c',
		frame: '#f6f2ea',
		window: 'tall',
		ceiling: 3.3,
	},
	eclectic: {
		walls: ['#ead8c3', '#f0e6d6', '#dcd3c0'],
		accentWalls: ['#3f5f55', '#b4674a', '#2f4a5c'],
		finish: 'plain',
		floor: 'herringbone',
		floorColors: ['#a5764a', '#8f6440'],
		wood: '#8a5a36',
		sofas: ['#c9923c', '#a8513a', '#2f5a54'],
		textiles: ['#d9a441', '#b5482f', '#f0e2c8', '#2f5a6a', '#d58a8a'],
		cabinets: ['#2f4f4a', '#b5653f', '#e9dcc4'],
		worktop: '#d8c9ae',
		metal: '#2a2a2a',
		frame: '#f4ecdd',
		window: 'cross',
		ceiling: 3,
	},
	scandinavian: {
		walls: ['#f3f0e9', '#eeece6', '#f1eae0'],
		accentWalls: ['#dfe4de', '#e6dccf', '#d3dbdb'],
		finish: 'plain',
		floor: 'planks',
		floorColors: ['#dcc39a', '#d1b48a'],
		wood: '#c59c66',
		sofas: ['#c3c8c4', '#e0d8ca', '#9fb0aa'],
		textiles: ['#8fa69b', '#d9b38c', '#f4efe6', '#55706a'],
		cabinets: ['#f2efe8', '#aab8ae', '#e3d6c1'],
		worktop: '#d9bd8f',
		metal: '#2c2f31',
		frame: '#fbf9f4',
		window: 'single',
		ceiling: 2.7,
	},
	modern: {
		walls: ['#ecebe6', '#e6e3dc', '#f0eeea'],
		accentWalls: ['#6b6a66', '#a99b87', '#3f4a4c'],
		finish: 'plain',
		floor: 'concrete',
		floorColors: ['#cbc6bb', '#bdb7aa'],
		wood: '#8d6a45',
		sofas: ['#8f918c', '#c8bfae', '#4a5355'],
		textiles: ['#b9502b', '#2f3b3a', '#e9e3d6', '#a59a86'],
		cabinets: ['#3a3f40', '#d9d2c4', '#8d6a45'],
		worktop: '#f1efe9',
		metal: '#1f2224',
		frame: '#2c3033',
		window: 'slider',
		ceiling: 2.7,
	},
	country: {
		walls: ['#f4eee0', '#efe6d2', '#f2ead9'],
		accentWalls: ['#dcd9c4', '#e4d3b8', '#cfd6c6'],
		finish: 'beams',
		floor: 'tiles',
		floorColors: ['#b97a54', '#a86c4a'],
		wood: '#7a5434',
		sofas: ['#d9cdb6', '#7d8a6a', '#a5705a'],
		textiles: ['#8a4a3a', '#6d7f5a', '#efe4cb', '#3f5a70'],
		cabinets: ['#6d7f6a', '#efe7d6', '#3f5a5c'],
		worktop: '#8d6a45',
		metal: '#3a3530',
		frame: '#f4efe2',
		window: 'panes',
		ceiling: 2.6,
	},
	industrial: {
		walls: ['#d9d2c6', '#cfc9be', '#e2dcd0'],
		accentWalls: ['#9a5b45', '#8a4f3d', '#a5674e'],
		finish: 'brick',
		floor: 'concrete',
		floorColors: ['#a8a398', '#9a958a'],
		wood: '#7a5a3c',
		sofas: ['#8a5230', '#4a4d4c', '#6d3f2a'],
		textiles: ['#d9a441', '#3f5a54', '#e6ddcb', '#8d3f2f'],
		cabinets: ['#2f3333', '#6f5a44', '#4c5a57'],
		worktop: '#8f8b82',
		metal: '#222526',
		frame: '#26292a',
		window: 'steel',
		ceiling: 3.9,
	},
};
