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
		expect(filterFacts(property).free_month).toBe(monthNumber('2027-02'));
	});
});

it('knows a garden, a terrace and a place for a car by their sizes and numbers as well', () => {
	expect(featureBits({})).toBe(0);
	expect(featureBits({ SurfaceGarden: 40 })).toBe(featureBits({ HasGarden: true }));
	expect(featureBits({ SurfaceTerrace: 9 })).toBe(featureBits({ HasTerrace: true }));
	expect(featureBits({ ExternalParkings: 1 })).toBe(featureBits({ Garages: 2 }));
	expect(featureBits({ HasGarden: false, Garages: 0, HasLift: false, IsFurnished: false })).toBe(0);
	expect(
		featureBits({ HasGarden: true, HasTerrace: true, HasLift: true, Parkings: 1, IsFurnished: true }),
	).toBe(31);
});

it('names a main type by its Dutch name, or by another where there is none', () => {
	expect(subtypeSlug({ nl: 'Handelspand', fr: 'Commerce' })).toBe('handelspand');
	expect(subtypeSlug({ fr: 'Maison de maître' })).toBe('maison-de-maitre');
	expect(subtypeSlug({})).toBe('');
	expect(subtypeSlug({ nl: '…' })).toBe('');
});
