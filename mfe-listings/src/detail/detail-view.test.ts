import { PROPERTY_STATES } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { statusOfView, viewOfState } from './detail-view.ts';

describe('the view of a property', () => {
	it('follows from its state', () => {
		expect(Object.fromEntries(PROPERTY_STATES.map((state) => [state, viewOfState(state)]))).toEqual({
			available: 'property',
			option: 'property',
			sold: 'sold',
			rented: 'rented',
			withdrawn: 'withdrawn',
		});
	});

	it('says with its status whether the property is there, gone for good, or unknown', () => {
		expect(statusOfView('property')).toBe(200);
		expect(statusOfView('sold')).toBe(200);
		expect(statusOfView('rented')).toBe(200);
		expect(statusOfView('withdrawn')).toBe(410);
		expect(statusOfView('unknown')).toBe(404);
	});
});
