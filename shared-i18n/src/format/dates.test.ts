import { describe, expect, it } from 'vitest';
import {
	formatDate,
	formatDateTime,
	formatDayMonth,
	formatMonth,
	formatTime,
	formatWeekday,
} from './dates.ts';

describe('a date', () => {
	it.each([
		['nl', '3 maart 2026'],
		['fr', '3 mars 2026'],
		['en', '3 March 2026'],
		['de', '3. März 2026'],
	] as const)('is written out in %s', (language, written) => {
		expect(formatDate('2026-03-03T09:00:00Z', language)).toBe(written);
	});

	it('is the day that it is in Belgium, also just after midnight there', () => {
		expect(formatDate('2026-06-30T22:30:00Z', 'nl')).toBe('1 juli 2026');
	});

	it('takes a Date, milliseconds, or a day without a time', () => {
		expect(formatDate(new Date('2026-03-03T09:00:00Z'), 'nl')).toBe('3 maart 2026');
		expect(formatDate(Date.parse('2026-03-03T09:00:00Z'), 'nl')).toBe('3 maart 2026');
		expect(formatDate('2026-03-03', 'nl')).toBe('3 maart 2026');
	});

	it.each([
		'12/03/2034',
		'3-12-2034',
		'voorjaar 2027',
		'niet van toepassing 10',
		'2027',
		'1',
		'2026-13-01',
		'0000-00-00',
		'2034-03-12 (nieuw)',
	])('is not guessed of "%s"', (text) => {
		expect([formatDate(text, 'nl'), formatMonth(text, 'nl'), formatDateTime(text, 'nl')]).toEqual([
			'',
			'',
			'',
		]);
	});

	it('is empty for something that is no date', () => {
		expect([formatDate('soon', 'nl'), formatDateTime('', 'nl'), formatMonth('x', 'nl')]).toEqual([
			'',
			'',
			'',
		]);
	});
});

it('writes the time on the 24-hour clock of Belgium, in summer and in winter', () => {
	expect(formatDateTime('2026-01-15T13:30:00Z', 'nl')).toBe('15 januari 2026, 14:30');
	expect(formatDateTime('2026-07-15T13:30:00Z', 'fr')).toBe('15 juillet 2026, 15:30');
	expect(formatTime('2026-01-14T23:05:00Z')).toBe('00:05');
});

it('writes a delivery month', () => {
	expect(formatMonth('2027-06', 'nl')).toBe('juni 2027');
});

describe('a day of the week', () => {
	it.each([
		['nl', 'zaterdag 5 december'],
		['fr', 'samedi 5 décembre'],
		['en', 'Saturday 5 December'],
		['de', 'Samstag, 5. Dezember'],
	] as const)('is written in %s', (language, written) => {
		expect(formatWeekday('2026-12-05', language)).toBe(written);
	});

	it('is that of Belgium, and nothing for what is no date', () => {
		expect(formatWeekday('2026-12-04T23:30:00Z', 'nl')).toBe('zaterdag 5 december');
		expect(formatWeekday('soon', 'nl')).toBe('');
	});
});

it('names the first day of a month in French as people do, and no other day so', () => {
	expect(formatDate('2025-01-01', 'fr')).toBe('1er janvier 2025');
	expect(formatWeekday('2026-12-01', 'fr')).toBe('mardi 1er décembre');
	expect(formatDayMonth('2026-12-01', 'fr')).toBe('1er déc.');
	expect(formatDateTime('2026-12-01T12:01:00Z', 'fr')).toBe('1er décembre 2026, 13:01');
	expect([formatDate('2026-12-21', 'fr'), formatDate('2026-12-11', 'fr')]).toEqual([
		'21 décembre 2026',
		'11 décembre 2026',
	]);
	expect(formatDate('2025-01-01', 'nl')).toBe('1 januari 2025');
});
