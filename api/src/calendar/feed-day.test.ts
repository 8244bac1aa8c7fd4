import { describe, expect, it } from 'vitest';
import { feedDate, feedDay, shownDate } from './feed-day.ts';

describe('a day of a feed', () => {
	it.each([
		['2034-03-12', '2034-03-12'],
		[' 2034-3-1 ', '2034-03-01'],
		['2028-02-29', '2028-02-29'],
		['12/03/2034', '2034-03-12'],
		['1.3.2034', '2034-03-01'],
		['31-12-2034', '2034-12-31'],
		['2034-03-12 00:00:00', '2034-03-12'],
		['2034-03-12T00:00:00', '2034-03-12'],
		['2034-03-12T10:00:00.000Z', '2034-03-12'],
		// Just after midnight in Belgium.
		['2034-03-11T23:30:00Z', '2034-03-12'],
		['2034-03-12T00:30:00+01:00', '2034-03-12'],
	])('%s is %s', (text, day) => {
		expect([feedDate(text), feedDay(text), shownDate(text)]).toEqual([day, day, day]);
	});

	it.each([
		['2034-03', '2034-03'],
		['3/2034', '2034-03'],
		['12.2034', '2034-12'],
	])('%s is a month alone, %s', (text, month) => {
		expect([feedDate(text), feedDay(text), shownDate(text)]).toEqual([month, undefined, month]);
	});

	it.each([
		'2026-02-30',
		'2026-02-29',
		'0000-00-00',
		'0000-01-01',
		'0001-01-01',
		'2026-13-01',
		'31/04/2026',
		'03/13/2034',
		'13/2034',
	])('%s is in numbers, and no day of the calendar', (text) => {
		expect([feedDate(text), shownDate(text)]).toEqual([undefined, undefined]);
	});

	it.each([
		'',
		'2034',
		'12/03/34',
		'voorjaar 2027',
		'niet van toepassing 10',
		'12 maart 2034',
		'infinity',
		'2034-03-12; drop',
	])('"%s" is none, and read as it is', (text) => {
		expect([feedDate(text), shownDate(text)]).toEqual([undefined, text]);
	});

	it('is nothing where there is no text', () => {
		expect(feedDay(undefined)).toBeUndefined();
	});
});
