import { monthNumber } from '@estate/shared-contract';
import { describe, expect, it } from 'vitest';
import { sampleProperty } from '../testing/sample-feed.ts';
import { featureBits, filterFacts, subtypeSlug } from './filter-facts.ts';
import { freeMonthOfText } from './free-month.ts';

describe('when a property is free, by its own words', () => {
	it.each([
		['Onmiddellijk', 0],
		['Vrij bij akte', 0],
		['Immédiatement', 0],
		['Sofort verfügbar', 0],
		['Vanaf 1/3/2027', monthNumber('2027-03')],
		['2027-11-15', monthNumber('2027-11')],
		['à partir du 1er août 2027', monthNumber('2027-08')],
		['beschikbaar vanaf mei 2027', monthNumber('2027-05')],
		['from 1 July 2027', monthNumber('2027-07')],
		['Bij akte', null],
		['Overeen te komen', null],
		['99/99/2027', null],
	])('%s', (text, free) => {
		expect(freeMonthOfText({ nl: text })).toBe(free);
	});

	it('says nothing without words, and a given day before any words', () => {
		expect(freeMonthOfText(undefined)).toBeNull();
		const property = sampleProperty({
			ID: 1,
			Availability: { nl: 'Onmiddellijk' },
			AvailableFrom: '2027-02-14',
		});
		expect(filterFacts(property, [1]).free_month).toBe(monthNumber('2027-02'));
	});

	it('says what there is where the given day stands for none', () => {
		const free = (AvailableFrom: string, Availability?: Record<string, string>) =>
			filterFacts(sampleProperty({ ID: 1, AvailableFrom, ...(Availability ? { Availability } : {}) }), [1])
				.free_month;
		expect([free('0001-01-01'), free('9999-12-31')]).toEqual([null, null]);
		expect(free('0001-01-01', { nl: 'vanaf mei 2027' })).toBe(monthNumber('2027-05'));
	});
});

const bits = (facts: Parameters<typeof featureBits>[0]) => featureBits(facts, [1]);

it('knows a garden, a terrace and a place for a car by their sizes and numbers as well', () => {
	expect(bits({})).toBe(0);
	expect(bits({ SurfaceGarden: 40 })).toBe(bits({ HasGarden: true }));
	expect(bits({ SurfaceTerrace: 9 })).toBe(bits({ HasTerrace: true }));
	expect(bits({ ExternalParkings: 1 })).toBe(bits({ Garages: 2 }));
	expect(bits({ HasGarden: false, Garages: 0, HasLift: false, IsFurnished: false })).toBe(0);
	expect(bits({ HasGarden: true, HasTerrace: true, HasLift: true, Parkings: 1, IsFurnished: true })).toBe(31);
});

it('knows a cellar where it is said, and the ground floor of apartments and studios alone', () => {
	const [house, flat, studio, shop] = [[1], [2], [3], [6]];
	expect([bits({ HasCellar: true }), bits({ HasCellar: false })]).toEqual([32, 0]);
	expect([flat, studio, [1, 2], house, shop, []].map((types) => featureBits({ Floor: 0 }, types))).toEqual([
		64, 64, 64, 0, 0, 0,
	]);
	expect([1, -1, undefined].map((Floor) => featureBits(Floor === undefined ? {} : { Floor }, flat))).toEqual([
		0, 0, 0,
	]);
});

it('names a main type by its Dutch name, or by another where there is none', () => {
	expect(subtypeSlug({ nl: 'Handelspand', fr: 'Commerce' })).toBe('handelspand');
	expect(subtypeSlug({ fr: 'Maison de maître' })).toBe('maison-de-maitre');
	expect(subtypeSlug({})).toBe('');
	expect(subtypeSlug({ nl: '…' })).toBe('');
});
