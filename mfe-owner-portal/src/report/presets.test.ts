import { expect, test } from 'vitest';
import { presetsOf } from './presets.ts';

test('months are those of the calendar, also over the turn of the year', () => {
	expect(presetsOf('2027-01-05')).toEqual([
		{ name: 'days30', from: '2026-12-07', to: '2027-01-05' },
		{ name: 'month', from: '2027-01-01', to: '2027-01-05' },
		{ name: 'lastMonth', from: '2026-12-01', to: '2026-12-31' },
		{ name: 'days90', from: '2026-10-08', to: '2027-01-05' },
	]);
	expect(presetsOf('2028-03-31')[2]).toEqual({ name: 'lastMonth', from: '2028-02-01', to: '2028-02-29' });
});
