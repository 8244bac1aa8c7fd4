import { ROOM_FACET_STEPS, ROOM_KINDS } from '@estate/shared-contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PropertyColumns } from './property-columns.ts';
import { countRooms, ROOM_CODES, roomCodes } from './room-codes.ts';
import { countByNumber } from './row-counts.ts';
import { RowSet } from './row-set.ts';

const rooms = fc.array(fc.nat(9), { minLength: ROOM_KINDS.length, maxLength: ROOM_KINDS.length });

it('counts the rooms of every kind in one pass, more than the last step as the last step', () => {
	fc.assert(
		fc.property(fc.array(rooms, { minLength: 1, maxLength: 60 }), (homes) => {
			const columns = new PropertyColumns();
			for (const [kind, column] of columns.rooms.entries())
				for (const [row, counts] of homes.entries()) column[row] = counts[kind] ?? 0;
			const all = RowSet.of(homes.length, () => true);
			const counted = countRooms(countByNumber(all, roomCodes(columns, homes.length), ROOM_CODES - 1));
			for (const [kind, ofKind] of counted.entries())
				for (const [number, count] of ofKind.entries()) {
					const fits = (rooms = 0) => Math.min(rooms, ROOM_FACET_STEPS) === number;
					expect(count).toBe(homes.filter((counts) => fits(counts[kind])).length);
				}
		}),
	);
});
