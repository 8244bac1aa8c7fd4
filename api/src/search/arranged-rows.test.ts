import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangedRows } from './arranged-rows.ts';
import { PlaceBlocks } from './place-blocks.ts';
import { PropertyColumns } from './property-columns.ts';
import { RowSet } from './row-set.ts';

const NOWHERE = Number.NaN;
const place = fc.oneof(
	fc.record({
		goal: fc.nat(1),
		lat: fc.double({ min: 49.4, max: 51.6, noNaN: true }),
		lng: fc.double({ min: 2.4, max: 6.5, noNaN: true }),
	}),
	fc.record({ goal: fc.nat(1), lat: fc.constant(NOWHERE), lng: fc.constant(NOWHERE) }),
);

function columnsOf(places: readonly { goal: number; lat: number; lng: number }[]): PropertyColumns {
	const columns = new PropertyColumns();
	columns.size = places.length;
	columns.id = new Float64Array(places.length);
	columns.goal = new Uint8Array(places.length);
	columns.lat = new Float64Array(places.length);
	columns.lng = new Float64Array(places.length);
	for (const [row, { goal, lat, lng }] of places.entries()) {
		columns.id[row] = row + 1;
		columns.rows.set(row + 1, row);
		[columns.goal[row], columns.lat[row], columns.lng[row]] = [goal, lat, lng];
		// Each second one is a unit of a project.
		if (row % 2 === 1) columns.units.set(row, 100 + row);
	}
	return columns;
}

it('gives every property one other row, with all that is known of it', () => {
	fc.assert(
		fc.property(fc.array(place, { maxLength: 60 }), (places) => {
			const columns = columnsOf(places);
			const order = arrangedRows(columns);
			expect([...order].sort((one, other) => one - other)).toEqual([...places.keys()]);
			columns.arrange(order);
			for (const [before, { goal, lat, lng }] of places.entries()) {
				const row = columns.rows.get(before + 1) ?? -1;
				expect(columns.id[row]).toBe(before + 1);
				expect([columns.goal[row], columns.lat[row], columns.lng[row]]).toEqual([goal, lat, lng]);
				expect(columns.units.get(row)).toBe(before % 2 === 1 ? 100 + before : undefined);
			}
			expect([...columns.goal.subarray(0, places.length)]).toEqual(places.map(({ goal }) => goal).sort());
		}),
	);
});

it('puts what is near each other into few blocks, whatever the order in which it came', () => {
	const side = 200;
	const places = Array.from({ length: side * side }, (_, n) => {
		const at = (n * 7_919) % (side * side);
		return { goal: 0, lat: 50 + Math.floor(at / side) / side, lng: 3 + (at % side) / side };
	});
	const columns = columnsOf(places);
	const isNear = (row: number) => (columns.lat[row] ?? 0) < 50.1 && (columns.lng[row] ?? 0) < 3.1;
	const before = RowSet.of(places.length, isNear);
	columns.arrange(arrangedRows(columns));
	const after = RowSet.of(places.length, isNear);
	expect(after.size).toBe(before.size);
	expect(after.filledRows).toBeLessThan(before.filledRows / 5);
	const square = { south: 50, north: 50.1, west: 3, east: 3.1 };
	const blocks = [...new PlaceBlocks(columns, places.length).near(square)];
	expect(blocks.length).toBeLessThan(places.length / 1_024 / 5);
	for (const row of after.list()) expect(blocks.some(({ from, to }) => row >= from && row < to)).toBe(true);
});
