import { expect, it } from 'vitest';
import type { Condition } from '../entities/content.schema.ts';
import { isConditionMet } from './conditions.ts';

const facts = {
	language: 'fr',
	count: 3,
	date: '2026-11-21',
	site: { enabledLanguages: ['nl', 'fr'], agency: { phone: '09 000 40 20', insurer: '' } },
};
const met = (fact: string, operator: Condition['operator'], value?: unknown) =>
	isConditionMet({ fact, operator, value }, facts);

it('holds where there is no condition', () => {
	expect(isConditionMet(undefined, facts)).toBe(true);
});

it.each<[string, Condition['operator'], unknown, boolean]>([
	['language', 'equals', 'fr', true],
	['language', 'equals', 'nl', false],
	['language', 'not-equals', 'nl', true],
	['language', 'not-equals', 'fr', false],
	['language', 'in', ['nl', 'fr'], true],
	['language', 'in', ['nl'], false],
	['language', 'not-in', ['nl'], true],
	['language', 'not-in', ['fr'], false],
	['count', 'greater', 2, true],
	['count', 'greater', 3, false],
	['count', 'less', 4, true],
	['count', 'less', 3, false],
	['date', 'greater', '2026-11-01', true],
	['date', 'less', '2026-11-01', false],
	['site.agency.phone', 'exists', undefined, true],
	['site.agency.insurer', 'exists', undefined, false],
	['site.agency.fax', 'exists', undefined, false],
	['site.agency.fax', 'exists', false, true],
])('%s %s %j is %s', (fact, operator, value, expected) => {
	expect(met(fact, operator, value)).toBe(expected);
});

it.each<[string, string, Condition['operator'], unknown]>([
	['an unknown fact', 'weather', 'not-equals', 'rain'],
	['a fact below a text', 'language.length', 'greater', 1],
	['what every object inherits', 'constructor', 'exists', undefined],
	['a list that is none', 'language', 'not-in', 'nl'],
	['a comparison of a text and a number', 'language', 'less', 5],
	['an operator that does not exist', 'language', 'like' as Condition['operator'], 'f'],
])('counts %s as not met', (_name, fact, operator, value) => {
	expect(met(fact, operator, value)).toBe(false);
});
