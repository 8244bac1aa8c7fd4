import type { Language, PropertyDetail } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import type { Text } from '@estate/shared-ui';
import { FACT_GROUPS, type FactGroupName, type FactName, type FactSite } from '../../detail/facts/fact.ts';
import { factGroups } from '../../detail/facts/fact-groups.ts';
import { FACT_RULES } from '../../detail/facts/fact-rules.ts';
import { factValue } from '../../detail/facts/fact-value.ts';
import { publishedPrice } from '../../detail/price-of-property.ts';

/** A fact of the properties side by side. */
export interface CompareRow {
	/** Key of the fact's name among the remote's texts */
	label: string;
	/** As people read them, in the order of the properties; '' where it is not known */
	values: string[];
	/** All properties have the same */
	isSame: boolean;
}

export interface CompareGroup {
	name: FactGroupName;
	rows: CompareRow[];
}

/** Facts that name one property and say nothing beside another's, and the rent, which stands at the head of its column. */
const LEFT_OUT: readonly FactName[] = ['UniqueCode', 'EPCCertificateNumber', 'Rent'];

function row(label: string, values: string[]): CompareRow[] {
	if (values.every((value) => value === '')) return [];
	return [{ label, values, isSame: new Set(values).size === 1 }];
}

function pricePerM2(property: PropertyDetail, language: Language): string {
	const price = publishedPrice(property);
	return price && property.SurfaceLiving && property.Goal === 0
		? formatPrice(Math.round(price / property.SurfaceLiving), language)
		: '';
}

/** The facts of which at least one property's is known, in the groups and the order of a property's own page. */
export function compareGroups(
	properties: readonly PropertyDetail[],
	text: Text,
	language: Language,
	site: FactSite,
): CompareGroup[] {
	const facts = properties.map((property) => factGroups(property, site).flatMap((group) => group.facts));
	const wordsOf = (property: number, name: FactName) => {
		const fact = facts[property]?.find((each) => each.name === name);
		return fact ? factValue(fact, text, language) : '';
	};
	return FACT_GROUPS.map((name) => ({
		name,
		rows: [
			...FACT_RULES[name]
				.filter((rule) => !LEFT_OUT.includes(rule.name))
				.flatMap((rule) =>
					row(
						`facts.${rule.name}`,
						properties.map((_, property) => wordsOf(property, rule.name)),
					),
				),
			...(name === 'finance'
				? row(
						'kept.compare.perM2',
						properties.map((property) => pricePerM2(property, language)),
					)
				: []),
		],
	})).filter(({ rows }) => rows.length > 0);
}
