import type { Color } from '../color.ts';
import type { DoorStyle } from './door.ts';
import type { WallKind } from './masonry.ts';
import type { WindowStyle } from './window-style.ts';

/** A house in a row, seen straight on. Lengths in metres. */
export interface RowHouse {
	width: number;
	/** Heights of the storeys, ground floor first */
	storeys: readonly number[];
	bays: number;
	wall: { kind: WallKind; color: Color };
	trim: Color;
	plinth: number;
	top: 'cornice' | 'stepped' | 'point' | 'neck' | 'flat';
	roof: Color;
	/** Height of the roof or gable above the eaves */
	rise: number;
	window: WindowStyle;
	/** Share of a bay that a window takes */
	opening: number;
	doorBay: number;
	door: DoorStyle;
	ground: 'windows' | 'shop' | 'garage';
	/** Balcony or bay on the first floor, above this bay */
	feature?: { kind: 'balcony' | 'oriel' | 'loggia'; bay: number };
	iron: 'bars' | 'nouveau';
	bands: boolean;
	hasQuoins: boolean;
	dormers: number;
	hasVine: boolean;
	hasFlowers: boolean;
	sign?: Color;
}
