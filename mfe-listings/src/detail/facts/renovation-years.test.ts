import type { PropertySummary } from '@estate/shared-contract';
import { sampleProperty } from '@estate/shared-contract/samples';
import { describe, expect, it } from 'vitest';
import { renovationYears } from './renovation-years.ts';

const site = { renovationYears: { nl: 5, fr: 5, en: 5, de: 6 }, defaultLanguage: 'nl' } as const;
const due: PropertySummary = {
	...sampleProperty(12, 'nl')!,
	Goal: 0,
	Zip: '9000',
	CountryID: 10,
	WebID: 1,
	WebIDs: '',
	EnergyPerformance: 450,
};

describe('the duty to renovate', () => {
	it('holds for a house or apartment for sale in Flanders with label E or F', () => {
		expect(renovationYears(due, site, 'nl')).toBe(5);
		expect(renovationYears({ ...due, EnergyPerformance: 501 }, site, 'nl')).toBe(5);
		expect(renovationYears({ ...due, WebID: 2 }, site, 'nl')).toBe(5);
	});

	it('takes its years from the site, per language: six in German', () => {
		expect(renovationYears(due, site, 'fr')).toBe(5);
		expect(renovationYears(due, site, 'de')).toBe(6);
		expect(renovationYears(due, { ...site, renovationYears: { nl: 4 } }, 'fr')).toBe(4);
	});

	it('does not hold with label D or better, or without a label', () => {
		expect(renovationYears({ ...due, EnergyPerformance: 400 }, site, 'nl')).toBeUndefined();
		const { EnergyPerformance: _, EPCLabelText: __, ...unlabelled } = due;
		expect(renovationYears(unlabelled, site, 'nl')).toBeUndefined();
	});

	it('does not hold for rent, for other types, or in another region', () => {
		expect(renovationYears({ ...due, Goal: 1 }, site, 'nl')).toBeUndefined();
		expect(renovationYears({ ...due, WebID: 6 }, site, 'nl')).toBeUndefined();
		expect(renovationYears({ ...due, Zip: '1000' }, site, 'nl')).toBeUndefined();
		expect(renovationYears({ ...due, Zip: '5000' }, site, 'nl')).toBeUndefined();
		expect(renovationYears({ ...due, CountryID: 50, EPCLabelText: 'F' }, site, 'nl')).toBeUndefined();
	});
});
