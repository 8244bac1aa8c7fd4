import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SlotSet } from './slot-set.ts';

const SLOTS = 100;
const slots = fc.uniqueArray(fc.integer({ min: 0, max: SLOTS - 1 }));
const setOf = (members: readonly number[]) => SlotSet.of(SLOTS, (slot) => members.includes(slot));
const membersOf = (set: SlotSet) =>
	Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => set.has(slot));
const inOrder = (members: readonly number[]) => [...members].sort((one, other) => one - other);

it('joins, unites and counts as sets of numbers do', () => {
	fc.assert(
		fc.property(slots, slots, slots, (one, other, third) => {
			const both = one.filter((slot) => other.includes(slot));
			expect(setOf(one).size).toBe(one.length);
			expect(setOf(one).sizeWith(setOf(other))).toBe(both.length);
			expect(membersOf(setOf(one).within([setOf(other), setOf(third)]))).toEqual(
				inOrder(both.filter((slot) => third.includes(slot))),
			);
			expect(membersOf(SlotSet.union(SLOTS, [setOf(one), setOf(other)]))).toEqual(
				inOrder([...new Set([...one, ...other])]),
			);
		}),
	);
});

it('leaves the sets that it joins as they were', () => {
	const one = setOf([1, 2, 3]);
	one.within([setOf([2])]);
	SlotSet.union(SLOTS, [one, setOf([9])]);
	expect(membersOf(one)).toEqual([1, 2, 3]);
});
