import { expect, it } from 'vitest';
import { openingDays, openingLines } from './opening-hours.ts';

const range = (from: string, to: string) => `${from}–${to}`;

it.each([
	[['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'nl', 'ma–vr'],
	[['Mo', 'We', 'Fr'], 'nl', 'ma, wo en vr'],
	[['Sa', 'Su'], 'fr', 'sam. et dim.'],
	[['Saturday'], 'en', 'Sat'],
	[['Mo', 'Tu', 'Th', 'Fr'], 'de', 'Mo, Di, Do und Fr'],
	[['feast days', 'Sa', 'Su'], 'en', 'feast days, Sat and Sun'],
] as const)('%j in %s reads %s', (days, language, words) => {
	expect(openingDays(days, language, range)).toBe(words);
});

it('hours of the same days stand on one line', () => {
	const days = ['Mo', 'Tu', 'We'];
	expect(
		openingLines(
			[
				{ days, opens: '09:30', closes: '12:30' },
				{ days, opens: '13:30', closes: '18:00' },
				{ days: ['Sa'], opens: '10:00', closes: '13:00' },
			],
			'fr',
			range,
		),
	).toEqual([
		{ days: 'lun.–mer.', hours: '09:30–12:30 et 13:30–18:00' },
		{ days: 'sam.', hours: '10:00–13:00' },
	]);
});
