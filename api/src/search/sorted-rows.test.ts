import { SORT_ORDERS } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../testing/random.ts';
import { PropertyColumns } from './property-columns.ts';
import { resortedRows, sortedRows } from './sorted-rows.ts';

const PROPERTIES = 900;

describe('an order of properties', () => {
	it.each(SORT_ORDERS)('%s is the same whether it is made again or only what changed is moved', (sort) => {
		const random = seededRandom(42);
		const columns = new PropertyColumns();
		const write = (row: number) => {
			columns.id[row] = row * 7 + 1;
			for (const column of [columns.price, columns.area, columns.pricePerM2, columns.created])
				column[row] = random.chance(0.2) ? Number.NaN : random.below(40);
		};
		columns.size = PROPERTIES;
		for (let row = 0; row < PROPERTIES; row++) write(row);
		const before = sortedRows(columns, sort);
		const changed = new Set(Array.from({ length: 60 }, () => random.below(PROPERTIES)));
		columns.size += 20;
		for (let row = PROPERTIES; row < columns.size; row++) changed.add(row);
		for (const row of changed) write(row);
		const after = resortedRows(columns, sort, before, changed);
		expect([...after]).toEqual([...sortedRows(columns, sort)]);
		expect([...after]).not.toEqual([...before]);
	});
});
