import { type PropertyDetail, planningCode } from '@estate/shared-contract';
import { regionOfProperty } from '../../property/property-region.ts';
import { EXPLAINED_FACTS, EXPLAINED_IN_FLANDERS } from './explained-facts.ts';
import { FACT_GROUPS, type Fact, type FactGroup, type FactRule, type FactSite } from './fact.ts';
import { FACT_RULES } from './fact-rules.ts';

/** Kinds of which zero says nothing: a plot without bedrooms has no "0 bedrooms". */
const MEANINGLESS_AT_ZERO = ['count', 'area', 'length', 'year', 'months'];

function knownFact(property: PropertyDetail, site: FactSite, rule: FactRule): Fact | undefined {
	const { name, kind, when } = rule;
	const value = 'value' in rule ? rule.value(property, site) : property[rule.name];
	if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined;
	if (value === '' || (value === 0 && MEANINGLESS_AT_ZERO.includes(kind))) return undefined;
	if (when && !when(property)) return undefined;
	const isFlemish = regionOfProperty(property) === 'flanders';
	const code = isFlemish && kind === 'answer' ? planningCode(name, value === true) : undefined;
	return {
		name,
		kind,
		value,
		...(code ? { code } : {}),
		isExplained: EXPLAINED_FACTS.has(name) && (isFlemish || !EXPLAINED_IN_FLANDERS.has(name)),
	};
}

/** What is known about a property, in groups; a group of which nothing is known is left out. */
export function factGroups(property: PropertyDetail, site: FactSite): FactGroup[] {
	return FACT_GROUPS.map((name) => ({
		name,
		facts: FACT_RULES[name]
			.map((rule) => knownFact(property, site, rule))
			.filter((fact) => fact !== undefined),
	})).filter(({ facts }) => facts.length > 0);
}
