import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countBits, countByNumber, countEach, countIn } from './row-counts.ts';
import { RowSet } from './row-set.ts';

const ROWS = 400;
const MOST = 9;
const numbers = fc.array(fc.nat(MOST), { minLength: ROWS, maxLength: ROWS });
/** From none to all, so that both ways of counting have their turn. */
const members = fc.oneof(
	fc.uniqueArray(fc.nat(ROWS - 1), { maxLength: 12 }),
	fc.uniqueArray(fc.nat(ROWS - 1), { minLength: 200 }),
);

it('counts the same by a look at each property as by joining a set for each number', () => {
	const ways = new Set<boolean>();
	fc.assert(
		fc.property(numbers, members, (column, found) => {
			const set = RowSet.of(ROWS, (row) => found.includes(row));
			const sets = Array.from({ length: MOST + 1 }, (_, number) =>
				RowSet.of(ROWS, (row) => column[row] === number),
			);
			const joined = sets.map((one) => set.sizeWith(one));
			let isPass = false;
			const counted = countIn(
				set,
				sets,
				(one) => one,
				() => {
					isPass = true;
					return joined;
				},
			);
			ways.add(isPass);
			expect(Array.from(counted)).toEqual(joined);
			expect([...countByNumber(set, column, MOST)]).toEqual(joined);
			expect(Array.from(countEach(set, sets, column))).toEqual(joined);
			const bits = [1, 2, 4, 8].map((bit) => found.filter((row) => (column[row] ?? 0) & bit).length);
			expect(countBits(set, Uint8Array.from(column), bits.length)).toEqual(bits);
		}),
	);
	expect([...ways].sort()).toEqual([false, true]);
});
