import { expect, it } from 'vitest';
import { remindedAt, reminderTime } from './reminder-time.ts';

it.each([
	['2027-01-12T09:00:00Z', '2027-01-11T09:00:00.000Z'],
	// Half past midnight in Belgium is the day before in UTC.
	['2027-01-11T23:30:00Z', '2027-01-11T09:00:00.000Z'],
	// The clocks change in the night between.
	['2027-03-28T08:00:00Z', '2027-03-27T09:00:00.000Z'],
	['2027-10-31T09:00:00Z', '2027-10-30T08:00:00.000Z'],
])('a visit at %s is reminded of from %s on', (startsAt, due) => {
	expect(reminderTime(new Date(startsAt)).toISOString()).toBe(due);
});

it('who books after that hears of the time at once, and needs no reminder', () => {
	const startsAt = new Date('2027-01-12T09:00:00Z');
	const late = new Date('2027-01-11T15:00:00Z');
	expect(remindedAt(startsAt, late)).toBe(late);
	expect(remindedAt(startsAt, new Date('2027-01-10T15:00:00Z'))).toBeNull();
});
