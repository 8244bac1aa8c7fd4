import { describe, expect, it } from 'vitest';
import { clockTime, minutesOfDay } from './clock-time.ts';

describe('a time of the day', () => {
	it.each([
		['09:00', '09:00', 540],
		['9:00', '09:00', 540],
		[' 9:05 ', '09:05', 545],
		['9.30', '09:30', 570],
		['9u30', '09:30', 570],
		['9 h 30', '09:30', 570],
		['18H', '18:00', 1_080],
		['17:45:00', '17:45', 1_065],
		['0:00', '00:00', 0],
		['24:00', '24:00', 1_440],
	])('%s is %s', (text, time, minutes) => {
		expect([clockTime(text), minutesOfDay(text)]).toEqual([time, minutes]);
	});

	it.each(['', '9', '25:00', '24:30', '9:60', '9:5', 'op afspraak', '9:00-12:00', '9am'])(
		'"%s" is none',
		(text) => {
			expect([clockTime(text), minutesOfDay(text)]).toEqual([undefined, undefined]);
		},
	);
});
