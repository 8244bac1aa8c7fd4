import { describe, expect, it } from 'vitest';
import { createCalendar } from './calendar.ts';

describe('the demo’s calendar', () => {
	it('counts days from its day, also over the end of a year', () => {
		const calendar = createCalendar('2026-01-02');
		expect(calendar.day(-3)).toBe('2025-12-30');
		expect(calendar.month(-2)).toBe('2025-11');
	});

	it('knows that Belgian clocks are one hour ahead in winter and two in summer', () => {
		expect(createCalendar('2026-01-15').at(0, 10, 30)).toBe('2026-01-15T09:30:00Z');
		expect(createCalendar('2026-07-15').at(0, 10, 30)).toBe('2026-07-15T08:30:00Z');
		expect(createCalendar('2026-03-29').at(0, 12)).toBe('2026-03-29T10:00:00Z');
		expect(createCalendar('2026-10-25').at(0, 12)).toBe('2026-10-25T11:00:00Z');
	});

	it.each(['yesterday', '2026-13-01', '26-1-1'])('refuses %s and says how to write a day', (text) => {
		expect(() => createCalendar(text)).toThrow('YYYY-MM-DD');
	});
});
