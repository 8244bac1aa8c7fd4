import { describe, expect, it } from 'vitest';
import { countDays, dayAfter, daysOf, LONGEST_REPORT, readPeriod } from './report-period.ts';

const today = '2026-11-21';

describe('the period of a report', () => {
	it('is the last 30 days by default, and ends today at the latest', () => {
		expect(readPeriod({}, today)).toEqual({ from: '2026-10-23', to: today });
		expect(readPeriod({ from: '', to: '' }, today)).toEqual({ from: '2026-10-23', to: today });
		expect(readPeriod({ from: '2026-11-01', to: '2027-05-01' }, today)).toEqual({
			from: '2026-11-01',
			to: today,
		});
		expect(readPeriod({ to: '2026-03-01' }, today)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
	});

	it.each([
		['2026-02-30', '2026-03-01', 'invalid'],
		['soon', '2026-03-01', 'invalid'],
		['2026-03-01', '1 maart', 'invalid'],
		['2026-03-02', '2026-03-01', 'order'],
		['2027-01-01', '', 'order'],
		['2020-01-01', '2026-03-01', 'too-long'],
		['0000-00-00', '2026-03-01', 'invalid'],
	])('from %s to %s is refused: %s', (from, to, fault) => {
		expect(readPeriod({ from, to }, today)).toEqual({ fault });
	});

	it('of two thousand years are refused without listing their days', () => {
		for (let times = 0; times < 2_000; times++)
			expect(readPeriod({ from: '0001-01-01', to: '9999-12-31' }, today)).toEqual({ fault: 'too-long' });
	});

	it('of two thousand years are counted without listing their days', () => {
		for (let times = 0; times < 2_000; times++)
			expect(countDays({ from: '0001-01-01', to: '2026-12-31' })).toBe(739_981);
		expect(countDays({ from: '2026-03-28', to: '2026-03-30' })).toBe(3);
		expect(countDays({ from: today, to: dayAfter(today, -2) })).toBe(0);
	});

	it('may be a year, and a day', () => {
		expect(daysOf({ from: '2024-01-01', to: '2024-12-31' })).toHaveLength(LONGEST_REPORT);
		expect(daysOf({ from: today, to: today })).toEqual([today]);
	});

	it('counts days across the changes of the clocks', () => {
		expect(daysOf({ from: '2026-03-28', to: '2026-03-30' })).toEqual([
			'2026-03-28',
			'2026-03-29',
			'2026-03-30',
		]);
		expect(dayAfter('2026-10-25', 1)).toBe('2026-10-26');
	});
});
