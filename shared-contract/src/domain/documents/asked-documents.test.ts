import { describe, expect, test } from 'vitest';
import { askedDocuments, DOCUMENT_RULES, lastDay } from './asked-documents.ts';

const HOUSE = { WebID: 1, WebIDs: '' };
const FLAT = { WebID: 2, WebIDs: '' };
const LAND = { WebID: 4, WebIDs: '' };
const kinds = (facts: Parameters<typeof askedDocuments>[0]) => askedDocuments(facts).map(({ kind }) => kind);

describe('documents that are asked for', () => {
	test('for the sale of an old flat in Flanders are all that the region knows', () => {
		expect(kinds({ region: 'flanders', isLetting: false, year: 1968, ...FLAT })).toEqual([
			'energy',
			'soil',
			'electricity',
			'planning',
			'flood',
			'asbestos',
			'as-built',
			'co-ownership',
			'oil-tank',
		]);
	});

	test.each([
		[2000, true],
		[2001, false],
		[undefined, true],
	])('have asbestos for what was built in %s: %s', (year, isAsked) => {
		const asked = kinds({ region: 'flanders', isLetting: false, year, ...HOUSE });
		expect(asked.includes('asbestos')).toBe(isAsked);
	});

	test.each(['brussels', 'wallonia'] as const)('in %s have neither flood scores nor asbestos', (region) => {
		expect(kinds({ region, isLetting: false, year: 1930, ...HOUSE })).toEqual([
			'energy',
			'soil',
			'electricity',
			'planning',
			'as-built',
		]);
	});

	test('for a letting are few, for land none about a building', () => {
		expect(kinds({ region: 'wallonia', isLetting: true, ...FLAT })).toEqual(['energy']);
		expect(kinds({ region: 'flanders', isLetting: true, year: 1990, ...HOUSE })).toEqual(['energy']);
		expect(kinds({ region: 'flanders', isLetting: false, ...LAND })).toEqual(['soil', 'planning', 'flood']);
	});

	test('are each named once in a region, with a source', () => {
		for (const rules of Object.values(DOCUMENT_RULES)) {
			expect(new Set(rules.map(({ kind }) => kind)).size).toBe(rules.length);
			for (const { source } of rules) expect(source.length).toBeGreaterThan(8);
		}
	});

	test('end after the years of their rule, and never where it names none', () => {
		const [energy, soil] = DOCUMENT_RULES.flanders;
		expect(lastDay(energy, '2020-02-29')).toBe('2030-02-28');
		expect(lastDay(energy, '2019-06-15')).toBe('2029-06-15');
		expect(lastDay(soil, '2019-06-15')).toBeUndefined();
		expect(lastDay(undefined, '2019-06-15')).toBeUndefined();
	});
});
