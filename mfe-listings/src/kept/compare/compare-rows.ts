import type { Language, PropertyDetail } from '@estate/shared-contract';
import { formatPrice } from '@estate/shared-i18n';
import type { Text } from '@estate/shared-ui';
import { FACT_GROUPS, type FactGroupName, type FactName, type FactSite } from '../../detail/facts/fact.ts';
import { factGroups } from '../../detail/facts/fact-groups.ts';
import { FACT_RULES } from '../../detail/facts/fact-rules.ts';
import { factValue } from '../../detail/facts/fact-value.ts';
import { publishedPrice } from '../../detail/price-of-home.ts';

/** A fact of the homes side by side. */
export interface CompareRow {
	/** Key of the fact's name among the remote's texts */
	label: string;
	/** As people read them, in the order of the homes; '' where it is not known */
	values: string[];
	/** All homes have the same */
	isSame: boolean;
}

export interface CompareGroup {
	name: FactGroupName;
	rows: CompareRow[];
}

/** Facts that name one home and say nothing beside another's, and the rent, which stands at the head of its column. */
const LEFT_OUT: readonly FactName[] = ['UniqueCode', 'EPCCertificateNumber', 'Rent'];

function row(label: string, values: string[]): CompareRow[] {
	if (values.every((value) => value === '')) return [];
	return [{ label, values, isSame: new Set(values).size === 1 }];
}

function pricePerM2(home: PropertyDetail, language: Language): string {
	const price = publishedPrice(home);
	return price && home.SurfaceLiving && home.Goal === 0
		? formatPrice(Math.round(price / home.SurfaceLiving), language)
		: '';
}

/** The facts of which at least one home's is known, in the groups and the order of a home's own page. */
export function compareGroups(
	homes: readonly PropertyDetail[],
	text: Text,
	language: Language,
	site: FactSite,
): CompareGroup[] {
	const facts = homes.map((home) => factGroups(home, site).flatMap((group) => group.facts));
	const wordsOf = (home: number, name: FactName) => {
		const fact = facts[home]?.find((each) => each.name === name);
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
						homes.map((_, home) => wordsOf(home, rule.name)),
					),
				),
			...(name === 'finance'
				? row(
						'kept.compare.perM2',
						homes.map((home) => pricePerM2(home, language)),
					)
				: []),
		],
	})).filter(({ rows }) => rows.length > 0);
}
