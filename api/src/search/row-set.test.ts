import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RowSet } from './row-set.ts';

const ROWS = 100;
const rows = fc.uniqueArray(fc.integer({ min: 0, max: ROWS - 1 }));
const setOf = (members: readonly number[]) => RowSet.of(ROWS, (row) => members.includes(row));
const membersOf = (set: RowSet) =>
	Array.from({ length: ROWS }, (_, row) => row).filter((row) => set.has(row));
const inOrder = (members: readonly number[]) => [...members].sort((one, other) => one - other);

it('joins, unites and counts as sets of numbers do', () => {
	fc.assert(
		fc.property(rows, rows, rows, (one, other, third) => {
			const both = one.filter((row) => other.includes(row));
			expect(setOf(one).size).toBe(one.length);
			expect(setOf(one).sizeWith(setOf(other))).toBe(both.length);
			expect(membersOf(setOf(one).within([setOf(other), setOf(third)]))).toEqual(
				inOrder(both.filter((row) => third.includes(row))),
			);
			expect(membersOf(RowSet.union(ROWS, [setOf(one), setOf(other)]))).toEqual(
				inOrder([...new Set([...one, ...other])]),
			);
		}),
	);
});

it('keeps blocks far apart, and those alone', () => {
	const far = fc.uniqueArray(fc.nat(200_000), { maxLength: 30 });
	const farSet = (members: readonly number[]) => {
		const set = new RowSet(200_001);
		for (const row of members) set.add(row);
		return set;
	};
	fc.assert(
		fc.property(far, far, far, (one, other, third) => {
			const common = inOrder(third.slice(0, 5));
			const [left, right] = [farSet([...one, ...common]), farSet([...other, ...common])];
			const both = inOrder([...new Set([...one, ...common])].filter((row) => right.has(row)));
			expect(left.sizeWith(right)).toBe(both.length);
			expect([...left.within([right]).list()]).toEqual(both);
			expect([...right.within([left, left]).list()]).toEqual(both);
			expect([...left.without(right).list()]).toEqual([...left.list()].filter((row) => !right.has(row)));
			expect(left.without(right).size).toBe(left.size - both.length);
			expect(right.sizeWithin([left])).toBe(both.length);
			expect(left.sizeWithin([right, left])).toBe(both.length);
			expect(left.sizeWithin([])).toBe(left.size);
			expect(left.within([right]).filledRows).toBeLessThanOrEqual(both.length * 2_048);
			const all = RowSet.union(200_001, [left, right]);
			expect([...all.list()]).toEqual(inOrder([...new Set([...one, ...other, ...common])]));
			all.add(199_999);
			expect(all.has(199_999)).toBe(true);
		}),
	);
});

it('finds between two bounds what is among other rows', () => {
	fc.assert(
		fc.property(fc.array(fc.nat(9), { maxLength: 5_000 }), fc.nat(9), fc.nat(9), (numbers, one, other) => {
			const column = Float64Array.from(numbers, (number) => (number === 0 ? Number.NaN : number));
			const [least, most] = [Math.min(one, other), Math.max(one, other)];
			const among = RowSet.of(column.length, (row) => row % 3 === 0);
			const found = RowSet.between(among, column, least, most);
			const isBetween = (row: number) => (column[row] as number) >= least && (column[row] as number) <= most;
			expect([...found.list()]).toEqual([...among.list()].filter(isBetween));
		}),
	);
});

it('has nothing in common with a shorter set beyond the end of that one', () => {
	const all = RowSet.of(10_000, () => true);
	const short = RowSet.of(2_500, () => true);
	for (const joined of [all.within([short]), all.within([all, short]), all.within([short, all])]) {
		expect(joined.size).toBe(2_500);
		expect(joined.list().at(-1)).toBe(2_499);
	}
	expect(all.sizeWithin([all, short])).toBe(2_500);
	const [last, end] = [RowSet.of(10_000, (row) => row === 9_999), RowSet.of(10_000, (row) => row > 9_000)];
	expect(last.within([end, short]).size).toBe(0);
});

it('leaves the sets that it joins as they were', () => {
	const one = setOf([1, 2, 3]);
	one.within([setOf([2])]);
	RowSet.union(ROWS, [one, setOf([9])]);
	expect(membersOf(one)).toEqual([1, 2, 3]);
});
