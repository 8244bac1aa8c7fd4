import { ROOM_FACET_STEPS, ROOM_KINDS } from '@estate/shared-contract';
import type { PropertyColumns } from './property-columns.ts';

/** None, one, and so on up to the last step of the facet, which counts for more as well */
const COUNTS = ROOM_FACET_STEPS + 1;
/** How many codes there are */
export const ROOM_CODES = COUNTS ** ROOM_KINDS.length;

/** The rooms of all kinds of each property in one number, so that one pass counts all of them. */
export function roomCodes({ rooms }: PropertyColumns, rows: number): Uint16Array {
	const codes = new Uint16Array(rows);
	for (const [kind, column] of rooms.entries())
		for (let row = 0; row < rows; row++)
			codes[row] =
				(codes[row] as number) + Math.min(ROOM_FACET_STEPS, column[row] as number) * COUNTS ** kind;
	return codes;
}

/** For each kind how many of so many properties of each code have none, one, two and so on. */
export function countRooms(byCode: Uint32Array): Uint32Array[] {
	const counts = ROOM_KINDS.map(() => new Uint32Array(COUNTS));
	for (let code = 0; code < byCode.length; code++) {
		const properties = byCode[code] as number;
		if (properties === 0) continue;
		let rest = code;
		for (const ofKind of counts) {
			const number = rest % COUNTS;
			ofKind[number] = (ofKind[number] as number) + properties;
			rest = (rest - number) / COUNTS;
		}
	}
	return counts;
}
