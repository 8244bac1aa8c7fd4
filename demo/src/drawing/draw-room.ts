import type { Decor } from '../properties/property.ts';
import { createCanvas } from './canvas.ts';
import { garages } from './fronts/garages.ts';
import type { Light } from './light.ts';
import { bath } from './rooms/bath.ts';
import { bedroom } from './rooms/bedroom.ts';
import { garden } from './rooms/garden.ts';
import { hall } from './rooms/hall.ts';
import { kitchen } from './rooms/kitchen.ts';
import { lane } from './rooms/lane.ts';
import { dining, living } from './rooms/living.ts';
import { officeFloor } from './rooms/office-floor.ts';
import { openRoom, type RoomView, roomAir } from './rooms/room.ts';
import { shop } from './rooms/shop.ts';
import { study } from './rooms/study.ts';
import { terrace } from './rooms/terrace.ts';
import { warehouseFloor } from './rooms/warehouse-floor.ts';

type Indoors = (room: RoomView) => string;

const INDOORS: Record<string, { draw: Indoors; half: number; back: number }> = {
	living: { draw: living, half: 2.75, back: 5.4 },
	dining: { draw: dining, half: 2.5, back: 5.3 },
	kitchen: { draw: kitchen, half: 2.6, back: 5.2 },
	bedroom: { draw: bedroom, half: 2.35, back: 5 },
	bath: { draw: bath, half: 2.05, back: 4.6 },
	study: { draw: study, half: 2.3, back: 4.9 },
	hall: { draw: hall, half: 2, back: 5.2 },
	shop: { draw: shop, half: 3, back: 5.8 },
	office: { draw: officeFloor, half: 3.2, back: 6 },
	'hall-industrial': { draw: warehouseFloor, half: 3.3, back: 6.4 },
};

const OUTDOORS = { terrace, garden, garage: garages, plot: lane } as const;

export type Room =
	| 'living'
	| 'dining'
	| 'kitchen'
	| 'bedroom'
	| 'bath'
	| 'study'
	| 'hall'
	| 'shop'
	| 'office'
	| 'hall-industrial'
	| keyof typeof OUTDOORS;

/** A room, or what lies outside it, 1360 by 1020. Equal arguments give the same drawing. */
export function drawRoom(room: Room, decor: Decor, light: Light, variant: number): string {
	const canvas = createCanvas(1360, 1020, light, `${room}/${decor}/${light.season}/${light.hour}/${variant}`);
	if (room in OUTDOORS) return canvas.finish(OUTDOORS[room as keyof typeof OUTDOORS](canvas, variant));
	const inside = INDOORS[room];
	if (!inside) throw new RangeError(`No drawing shows "${room}".`);
	const view = openRoom(canvas, decor, variant, inside);
	return canvas.finish(inside.draw(view) + roomAir(view));
}
