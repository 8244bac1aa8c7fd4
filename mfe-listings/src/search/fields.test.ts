import { describe, expect, it } from 'vitest';
import { fitsTyped } from './city-fields.tsx';
import { steppedCount } from './room-counter.tsx';

describe('a room counter', () => {
	it('goes up and down by one', () => {
		expect(steppedCount('', 1)).toBe('1');
		expect(steppedCount('2', 1)).toBe('3');
		expect(steppedCount('2', -1)).toBe('1');
	});

	it('stops at 0, which is an empty field and filters nothing', () => {
		expect(steppedCount('1', -1)).toBe('');
		expect(steppedCount('', -1)).toBe('');
		expect(steppedCount('50', 1)).toBe('50');
	});
});

describe('the list of places', () => {
	it('is narrowed by name, with or without accents, and by the first digits of the postcode', () => {
		expect(fitsTyped({ name: 'Liège', zip: '4000' }, 'lieg')).toBe(true);
		expect(fitsTyped({ name: 'Gent', zip: '9000' }, ' EN')).toBe(true);
		expect(fitsTyped({ name: 'Gent', zip: '9000' }, '90')).toBe(true);
		expect(fitsTyped({ name: 'Gent', zip: '9000' }, '00')).toBe(false);
		expect(fitsTyped({ name: 'Gent', zip: '9000' }, 'aalst')).toBe(false);
	});
});
