import { describe, expect, it } from 'vitest';
import {
	ENERGY_SCALES,
	energyClass,
	energyClasses,
	energyCodeAsText,
	energyCodeOfText,
	energyLabel,
	placeOnScale,
} from './energy-scales.ts';
import { REGIONS } from './regions.ts';

describe('the Flemish scale', () => {
	it.each([
		[-0.1, 'a_plus'],
		[0, 'a'],
		[100, 'a'],
		[100.1, 'b'],
		[200, 'b'],
		[201, 'c'],
		[300, 'c'],
		[301, 'd'],
		[400, 'd'],
		[401, 'e'],
		[500, 'e'],
		[500.01, 'f'],
		[9000, 'f'],
	])('gives %d the class %s', (value, code) => {
		expect(energyClass('flanders', value)).toBe(code);
	});
});

describe('the Brussels scale', () => {
	it.each([
		[-1, 'a_plus'],
		[0, 'a'],
		[1, 'a'],
		[23, 'a'],
		[24, 'a_sub'],
		[45, 'a_sub'],
		[46, 'b_plus'],
		[62, 'b_plus'],
		[63, 'b'],
		[79, 'b'],
		[80, 'b_sub'],
		[95, 'b_sub'],
		[96, 'c_plus'],
		[113, 'c_plus'],
		[114, 'c'],
		[132, 'c'],
		[133, 'c_sub'],
		[150, 'c_sub'],
		[151, 'd_plus'],
		[170, 'd_plus'],
		[171, 'd'],
		[190, 'd'],
		[191, 'd_sub'],
		[210, 'd_sub'],
		[211, 'e_plus'],
		[232, 'e_plus'],
		[233, 'e'],
		[253, 'e'],
		[254, 'e_sub'],
		[275, 'e_sub'],
		[276, 'f_plus'],
		[298, 'f_plus'],
		[299, 'f'],
		[322, 'f'],
		[323, 'f_sub'],
		[345, 'f_sub'],
		[346, 'g'],
	])('gives %d the class %s', (value, code) => {
		expect(energyClass('brussels', value)).toBe(code);
	});

	it('lets a decimal between two bounds fall to the next bound', () => {
		expect(energyClass('brussels', 23.4)).toBe('a_sub');
		expect(energyClass('brussels', 345.5)).toBe('g');
	});
});

describe('the Walloon scale', () => {
	it.each([
		[-1, 'a_plusplus'],
		[0, 'a_plus'],
		[45, 'a_plus'],
		[46, 'a'],
		[85, 'a'],
		[86, 'b'],
		[170, 'b'],
		[171, 'c'],
		[255, 'c'],
		[256, 'd'],
		[340, 'd'],
		[341, 'e'],
		[425, 'e'],
		[426, 'f'],
		[510, 'f'],
		[511, 'g'],
	])('gives %d the class %s', (value, code) => {
		expect(energyClass('wallonia', value)).toBe(code);
	});
});

it.each(REGIONS)('has bounds that only rise and no end in %s', (region) => {
	const bounds = ENERGY_SCALES[region].map(({ upTo }) => upTo);
	expect(bounds).toEqual([...bounds].sort((one, other) => one - other));
	expect(bounds.at(-1)).toBe(Number.POSITIVE_INFINITY);
});

it('gives no class a higher limit in another region than in Flanders, below its last ones', () => {
	const limitOf = (region: (typeof REGIONS)[number], letter: string) =>
		ENERGY_SCALES[region].findLast(({ code }) => code.startsWith(letter))?.upTo ?? Number.NaN;
	for (const region of REGIONS)
		for (const letter of 'abcde')
			expect(limitOf(region, letter)).toBeLessThanOrEqual(limitOf('flanders', letter));
});

describe('a label text', () => {
	it.each([
		['A+', 'a_plus'],
		['a++', 'a_plusplus'],
		['B-', 'b_sub'],
		[' C ', 'c'],
		['G', 'g'],
		['I', 'i'],
	])('"%s" is the class %s, and reads the same again', (text, code) => {
		expect(energyCodeOfText(text)).toBe(code);
		expect(energyCodeAsText(code)).toBe(text.trim().toUpperCase());
	});

	it.each(['', 'n.v.t.', 'B--', 'A+++', 'Z', '12', null, undefined])('"%s" is none', (text) => {
		expect(energyCodeOfText(text)).toBeUndefined();
	});
});

describe('the label of a property', () => {
	const property = { CountryID: 10, Zip: '9000', EnergyPerformance: 187, EPCLabelText: 'F' };

	it('comes from the value on the scale of its region, whatever the text says', () => {
		expect(energyLabel(property)).toEqual({ set: 'flanders', code: 'b' });
		expect(energyLabel({ ...property, Zip: '1050' })).toEqual({ set: 'brussels', code: 'd' });
		expect(energyLabel({ ...property, Zip: '5000' })).toEqual({ set: 'wallonia', code: 'c' });
	});

	it('takes a value of zero for a value', () => {
		expect(energyLabel({ ...property, EnergyPerformance: 0 })).toEqual({ set: 'flanders', code: 'a' });
	});

	it('comes from the text where there is no value', () => {
		expect(energyLabel({ ...property, EnergyPerformance: undefined })).toEqual({
			set: 'flanders',
			code: 'f',
		});
		expect(energyLabel({ ...property, EnergyPerformance: null })).toEqual({ set: 'flanders', code: 'f' });
	});

	it('is of the Luxembourg set in Luxembourg, by text', () => {
		expect(energyLabel({ ...property, CountryID: 50, Zip: '1234', EPCLabelText: 'C' })).toEqual({
			set: 'luxembourg',
			code: 'c',
		});
	});

	it('is that of the text outside the regions, where a value has no scale', () => {
		expect(energyLabel({ ...property, CountryID: 20 })).toEqual({ set: 'other', code: 'f' });
		expect(energyLabel({ ...property, Zip: '99' })).toEqual({ set: 'other', code: 'f' });
	});

	it('is absent where neither is known, or only a value without a scale', () => {
		expect(energyLabel({ CountryID: 10, Zip: '9000' })).toBeUndefined();
		expect(energyLabel({ CountryID: 50, Zip: '1234', EnergyPerformance: 90 })).toBeUndefined();
		expect(energyLabel({ CountryID: 33, Zip: '75001', EnergyPerformance: 90 })).toBeUndefined();
	});

	it('is none of a text that the scale does not have: H only in Luxembourg, G not in Flanders', () => {
		const labelled = (EPCLabelText: string, CountryID: number, Zip: string) =>
			energyLabel({ CountryID, Zip, EPCLabelText })?.code;
		expect(labelled('H', 10, '9000')).toBeUndefined();
		expect(labelled('H', 10, '1000')).toBeUndefined();
		expect(labelled('H', 33, '75001')).toBeUndefined();
		expect(labelled('H', 50, '1234')).toBe('h');
		expect(labelled('G', 10, '9000')).toBeUndefined();
		expect(labelled('G', 10, '5000')).toBe('g');
	});

	it('falls back to the text when the value is no number', () => {
		expect(energyLabel({ ...property, EnergyPerformance: Number.NaN })).toEqual({
			set: 'flanders',
			code: 'f',
		});
	});
});

describe('the place of a property on its scale', () => {
	it('follows the value within its class; all classes are equally wide', () => {
		// Flanders: A+, A, B, C, D, E, F; 150 is halfway through B.
		expect(placeOnScale({ set: 'flanders', code: 'b' }, 150)).toBeCloseTo(2.5 / 7);
		expect(placeOnScale({ set: 'flanders', code: 'b' }, 200)).toBeCloseTo(3 / 7);
		expect(placeOnScale({ set: 'flanders', code: 'a' }, 0)).toBeCloseTo(1 / 7);
		expect(placeOnScale({ set: 'brussels', code: 'a_sub' }, 34)).toBeCloseTo(2.5 / 19);
	});

	it('is the middle of a class without a bound, and of one that only the label gives', () => {
		expect(placeOnScale({ set: 'flanders', code: 'f' }, 900)).toBeCloseTo(6.5 / 7);
		expect(placeOnScale({ set: 'wallonia', code: 'a_plusplus' }, -12)).toBeCloseTo(0.5 / 9);
		expect(placeOnScale({ set: 'wallonia', code: 'e' }, undefined)).toBeCloseTo(6.5 / 9);
		expect(placeOnScale({ set: 'luxembourg', code: 'c' }, 120)).toBeCloseTo(3.5 / 10);
	});

	it('is none for a class that the region does not have', () => {
		expect(placeOnScale({ set: 'flanders', code: 'g' }, undefined)).toBeUndefined();
		expect(placeOnScale({ set: 'flanders', code: 'a_sub' }, undefined)).toBeUndefined();
	});

	it('lies between 0 and 1 for every class of every scale', () => {
		for (const set of [...REGIONS, 'luxembourg', 'other'] as const)
			for (const code of energyClasses(set))
				for (const value of [-5, 0, 60, 345, 2_000, undefined])
					expect(Math.abs((placeOnScale({ set, code }, value) ?? 9) - 0.5)).toBeLessThanOrEqual(0.5);
	});
});
