import { SAMPLE_CONFIGURATION } from '@estate/shared-contract/samples';
import { describe, expect, it } from 'vitest';
import { type OfficeCalendar, possibleSlots, visitCalendarOf } from './visit-calendar.ts';

const CALENDAR: OfficeCalendar = {
	openingHours: [],
	weekdays: [1, 2, 3, 4, 5, 6, 7],
	hours: [
		{ from: '10:00', to: '11:00' },
		{ from: '16:40', to: '17:30' },
	],
	minutesPerVisit: 30,
	capacity: 1,
	daysAhead: 1,
	noticeHours: 0,
	closedDays: [],
	rental: { incomeFactor: 3, personsPerBedroom: 2, inventoryShare: 200 },
};
const idsAt = (now: string, changes: Partial<OfficeCalendar> = {}) =>
	possibleSlots({ ...CALENDAR, ...changes }, new Date(now)).map(({ id }) => id);

describe('visit times', () => {
	it('lie within the hours, one after the other, from now on', () => {
		expect(idsAt('2026-11-23T09:15:00Z')).toEqual([
			'2026-11-23T10:30',
			'2026-11-23T16:40',
			'2026-11-24T10:00',
			'2026-11-24T10:30',
			'2026-11-24T16:40',
		]);
	});

	it('keep the notice, the weekdays and the closed days', () => {
		expect(idsAt('2026-11-23T09:00:00Z', { noticeHours: 24 })).toEqual([
			'2026-11-24T10:00',
			'2026-11-24T10:30',
			'2026-11-24T16:40',
		]);
		expect(
			idsAt('2026-11-21T07:00:00Z', { weekdays: [7], daysAhead: 8 }).map((id) => id.slice(0, 10)),
		).toEqual(['2026-11-22', '2026-11-22', '2026-11-22', '2026-11-29', '2026-11-29', '2026-11-29']);
		expect(idsAt('2026-11-23T07:00:00Z', { closedDays: ['2026-11-23', '2026-11-24'] })).toEqual([]);
	});

	it('lie within the opening hours of that day, where the agency names any', () => {
		const openingHours = [
			{ days: ['Monday', 'Tu'], opens: '10:15', closes: '18:00' },
			{ days: ['Saturday'], opens: '10:00', closes: '10:30' },
		];
		expect(idsAt('2026-11-19T23:30:00Z', { openingHours, daysAhead: 3 })).toEqual([
			'2026-11-21T10:00',
			'2026-11-23T10:15',
			'2026-11-23T16:40',
		]);
	});

	const WEEK = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

	it.each(['9:00', '9u', '09:00:00'])('are offered from an office that opens at "%s"', (opens) => {
		const openingHours = [{ days: WEEK, opens, closes: '17:30' }];
		expect(idsAt('2026-11-23T07:00:00Z', { openingHours, daysAhead: 0 })).toEqual([
			'2026-11-23T10:00',
			'2026-11-23T10:30',
			'2026-11-23T16:40',
		]);
	});

	it('are none where an office says in words when it opens', () => {
		const openingHours = [{ days: WEEK, opens: 'op afspraak', closes: '' }];
		expect(idsAt('2026-11-23T07:00:00Z', { openingHours })).toEqual([]);
	});

	it('are offered once each where hours overlap, in order', () => {
		const changes = {
			openingHours: [
				{ days: WEEK, opens: '10:30', closes: '18:00' },
				{ days: ['Mo', 'Tu'], opens: '09:00', closes: '20:00' },
				{ days: ['Mo'], opens: '09:00', closes: '20:00' },
			],
			hours: [
				{ from: '16:40', to: '17:30' },
				{ from: '10:00', to: '11:00' },
				{ from: '10:30', to: '11:30' },
			],
		};
		expect(idsAt('2026-11-23T07:00:00Z', { ...changes, daysAhead: 0 })).toEqual([
			'2026-11-23T10:00',
			'2026-11-23T10:30',
			'2026-11-23T11:00',
			'2026-11-23T16:40',
		]);
	});

	it('lie within one of the parts of a day, also where one ends as the next begins', () => {
		const hours = [
			{ from: '10:00', to: '11:00' },
			{ from: '11:00', to: '12:00' },
		];
		expect(idsAt('2026-11-23T07:00:00Z', { hours, minutesPerVisit: 40, daysAhead: 0 })).toEqual([
			'2026-11-23T10:00',
			'2026-11-23T11:00',
		]);
	});

	it('are those of the office of the colleague who shows it, else of the agency', () => {
		const openingHours = [{ days: ['Saturday'], opens: '10:00', closes: '13:00' }];
		const [office] = SAMPLE_CONFIGURATION.agency.offices;
		const offices = [office!, { ...office!, id: 2, openingHours }, { ...office!, id: 3 }];
		const agency = { ...SAMPLE_CONFIGURATION.agency, offices };
		const hoursFor = (officeId?: number) =>
			visitCalendarOf({ agency }, { colleague: { id: 7, name: '', email: '', phone: '', officeId } })
				.openingHours;
		expect(hoursFor(2)).toEqual(openingHours);
		for (const elsewhere of [3, 9, undefined])
			expect(hoursFor(elsewhere), String(elsewhere)).toEqual(agency.openingHours);
		expect(visitCalendarOf({ agency }, { colleague: undefined }).openingHours).toEqual(agency.openingHours);
	});

	it('are at the same hours of the clock before and after it changes', () => {
		const slots = possibleSlots({ ...CALENDAR, daysAhead: 1 }, new Date('2026-10-24T04:00:00Z'));
		const tens = slots
			.filter(({ id }) => id.endsWith('T10:00'))
			.map(({ startsAt }) => startsAt.toISOString());
		expect(tens).toEqual(['2026-10-24T08:00:00.000Z', '2026-10-25T09:00:00.000Z']);
	});

	it('count days of Belgium just before midnight', () => {
		expect(idsAt('2026-11-22T23:30:00Z', { daysAhead: 0 })[0]).toBe('2026-11-23T10:00');
	});
});
