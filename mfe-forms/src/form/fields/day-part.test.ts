import { expect, test } from 'vitest';
import { dayPartOf, dayPartsOf } from './day-part.ts';

const at = (time: string) => ({
	id: time,
	startsAt: `2027-01-12T${time}:00+01:00`,
	endsAt: `2027-01-12T${time}:30+01:00`,
	isFull: false,
});

test.each([
	['08:30', 'morning'],
	['12:30', 'morning'],
	['13:00', 'midday'],
	['15:30', 'midday'],
	['16:00', 'evening'],
	['20:00', 'evening'],
])('%s is %s', (time, part) => expect(dayPartOf(at(time))).toBe(part));

test('names the parts that visits are offered in, in order', () => {
	expect(dayPartsOf([at('17:00'), at('10:00'), at('11:00')])).toEqual(['morning', 'evening']);
	expect(dayPartsOf([])).toEqual([]);
});
