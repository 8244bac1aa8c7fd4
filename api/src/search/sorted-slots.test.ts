import { SORT_ORDERS } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../testing/random.ts';
import { PropertyColumns } from './property-columns.ts';
import { resortedSlots, sortedSlots } from './sorted-slots.ts';

const PROPERTIES = 900;

describe('an order of properties', () => {
	it.each(SORT_ORDERS)('%s is the same whether it is made again or only what changed is moved', (sort) => {
		const random = seededRandom(42);
		const columns = new PropertyColumns();
		const write = (slot: number) => {
			columns.id[slot] = slot * 7 + 1;
			for (const column of [columns.price, columns.area, columns.pricePerM2, columns.created])
				column[slot] = random.chance(0.2) ? Number.NaN : random.below(40);
		};
		columns.size = PROPERTIES;
		for (let slot = 0; slot < PROPERTIES; slot++) write(slot);
		const before = sortedSlots(columns, sort);
		const changed = new Set(Array.from({ length: 60 }, () => random.below(PROPERTIES)));
		columns.size += 20;
		for (let slot = PROPERTIES; slot < columns.size; slot++) changed.add(slot);
		for (const slot of changed) write(slot);
		const after = resortedSlots(columns, sort, before, changed);
		expect([...after]).toEqual([...sortedSlots(columns, sort)]);
		expect([...after]).not.toEqual([...before]);
	});
});
