import type { Decor } from '../homes/home.ts';
import { svg } from './frame.ts';
import type { Light } from './light.ts';

export const ROOMS = [
	'living',
	'dining',
	'kitchen',
	'bedroom',
	'bath',
	'terrace',
	'garden',
	'study',
	'hall',
	'shop',
	'hall-industrial',
	'garage',
	'office',
	'plot',
] as const;
export type Room = (typeof ROOMS)[number];

export function drawRoom(room: Room, decor: Decor, light: Light, variant: number): string {
	return svg(
		1360,
		1020,
		`<rect width="1360" height="1020" fill="#f0e8da"/><title>${room} ${decor} ${light.season} ${light.hour} ${variant}</title>`,
	);
}
