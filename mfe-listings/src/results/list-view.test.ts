import { describe, expect, it } from 'vitest';
import { LIST_VIEWS, listViewOf, viewInAddress } from './list-view.ts';

describe('the view of the results', () => {
	it('is the grid unless the address names another one', () => {
		expect(listViewOf('')).toBe('grid');
		expect(listViewOf('?view=list&city=gent%7C9000')).toBe('list');
		expect(listViewOf('?view=')).toBe('grid');
		expect(listViewOf('?view=%F0%9F%8F%A0')).toBe('grid');
	});

	it('is read back from the address that names it', () => {
		for (const view of LIST_VIEWS)
			expect(listViewOf(`?${new URLSearchParams(viewInAddress(view))}`)).toBe(view);
		expect(viewInAddress('grid')).toEqual([]);
	});
});
