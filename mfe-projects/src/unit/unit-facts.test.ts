import { testI18n } from '@estate/shared-ui/testing';
import { expect, it } from 'vitest';
import { unitFactGroups, unitFloodScores } from './unit-facts.ts';

const i18n = testI18n('nl');
const text = (key: string | string[], values?: Record<string, string | number>) => i18n.t(key, values ?? {});
const namesOf = (facts: Parameters<typeof unitFactGroups>[0]) =>
	unitFactGroups(facts, text, 'nl').flatMap((group) => group.facts.map(({ label }) => label));

it('a group of which nothing is known is left out, and so are zero rooms and m²', () => {
	const groups = unitFactGroups({ Bedrooms: 2, Garages: 0, SurfaceGarden: 0 }, text, 'nl');
	expect(groups.map(({ name }) => name)).toEqual(['layout']);
	expect(groups[0]?.facts).toEqual([{ label: 'facts.Bedrooms', value: '2' }]);
});

it('flood figures are told in Flanders alone', () => {
	const scores = { CountryID: 10, PScore: 'A', GScore: 'B', FloodZone: 'none' } as const;
	expect(namesOf({ ...scores, Zip: '9000' })).toEqual(['facts.FloodZone']);
	expect(unitFloodScores({ ...scores, Zip: '9000' }, text).map(({ score }) => score)).toEqual(['A', 'B']);
	expect(namesOf({ ...scores, Zip: '1030' })).toEqual([]);
	expect(unitFloodScores({ ...scores, Zip: '1030' }, text)).toEqual([]);
	expect(namesOf({ ...scores, Zip: '9000', CountryID: 50 })).toEqual([]);
});

it('an answer of "no" is an answer', () => {
	expect(namesOf({ HasSummons: false })).toEqual(['facts.HasSummons']);
});

it('an answer carries its Flemish abbreviation in Flanders, and in no other region', () => {
	const answerIn = (Zip: string) =>
		unitFactGroups({ HasPermit: true, CountryID: 10, Zip }, text, 'nl')[0]?.facts[0]?.value;
	expect(answerIn('9000')).toBe('values.HasPermit.yes (Vg)');
	expect(answerIn('1030')).toBe('values.HasPermit.yes');
});

it('what is sold is available to nobody', () => {
	const Availability = 'Onmiddellijk';
	expect(namesOf({ Availability, State: 'option' })).toEqual(['facts.Availability']);
	expect(namesOf({ Availability, State: 'sold' })).toEqual([]);
});
