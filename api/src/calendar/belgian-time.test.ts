import { dayAfter } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { belgianInstant, belgianIso, weekdayOf } from './belgian-time.ts';

describe('Belgian time', () => {
	it.each([
		['2026-12-01', '10:00', '2026-12-01T09:00:00.000Z', '2026-12-01T10:00:00+01:00'],
		['2026-07-01', '10:00', '2026-07-01T08:00:00.000Z', '2026-07-01T10:00:00+02:00'],
		// Clocks go forward on 29 March 2026 and back on 25 October, at 01:00 UTC.
		['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00+01:00'],
		['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z', '2026-03-29T03:30:00+02:00'],
		['2026-03-28', '17:00', '2026-03-28T16:00:00.000Z', '2026-03-28T17:00:00+01:00'],
		['2026-10-25', '09:00', '2026-10-25T08:00:00.000Z', '2026-10-25T09:00:00+01:00'],
		['2026-10-24', '09:00', '2026-10-24T07:00:00.000Z', '2026-10-24T09:00:00+02:00'],
	])('%s %s is %s', (day, time, instant, iso) => {
		const found = belgianInstant(day, time);
		expect(found.toISOString()).toBe(instant);
		expect(belgianIso(found)).toBe(iso);
	});

	it('counts days across months and changes of clocks, and weekdays from Monday', () => {
		expect(dayAfter('2026-02-28', 1)).toBe('2026-03-01');
		expect(dayAfter('2026-03-28', 2)).toBe('2026-03-30');
		expect([weekdayOf('2026-11-23'), weekdayOf('2026-11-22')]).toEqual([1, 7]);
	});
});
