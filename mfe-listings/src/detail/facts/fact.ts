import type { PropertyDetail, SiteConfiguration } from '@estate/shared-contract';

export const FACT_GROUPS = ['general', 'surfaces', 'comfort', 'energy', 'planning', 'finance'] as const;
export type FactGroupName = (typeof FACT_GROUPS)[number];

/**
 * How a value is read: `text` as it is, `count` a whole number, `floor` the floor of a building, `year` one without grouping, `area` m², `length` m, `money` EUR,
 * `monthly` EUR a month, `percent`, `date` ISO 8601 or as it is, `use` kWh/m² a year, `co2` kg/m² a year, `yesno`,
 * `answer` a planning answer spelled out, `choice` a word of a fixed list,
 * `score` a flood score A–D, `months`.
 */
export type FactKind =
	| 'text'
	| 'count'
	| 'floor'
	| 'year'
	| 'area'
	| 'length'
	| 'money'
	| 'monthly'
	| 'percent'
	| 'date'
	| 'use'
	| 'co2'
	| 'yesno'
	| 'answer'
	| 'choice'
	| 'score'
	| 'months';

/** Facts that follow from others: of a rental, the rent, rent and charges together, and the deposit as a sum. */
export type FactName = (keyof PropertyDetail & string) | 'Rent' | 'MonthlyTotal' | 'DepositAmount';

/** What of the site's configuration facts depend on. */
export type FactSite = Pick<SiteConfiguration, 'depositMonths'>;

interface CommonRule {
	kind: FactKind;
	/** Only properties for which this holds have the fact */
	when?: (property: PropertyDetail) => boolean;
}

/** A fact that the feed gives under its own name, or one that is worked out. */
export type FactRule =
	| (CommonRule & { name: keyof PropertyDetail & string })
	| (CommonRule & {
			name: FactName;
			value: (property: PropertyDetail, site: FactSite) => number | undefined;
	  });

/** A known fact of a property. */
export interface Fact {
	name: FactName;
	kind: FactKind;
	value: string | number | boolean;
	/** Flemish abbreviation of a planning answer */
	code?: string;
	/** Its name or value is jargon that is explained */
	isExplained: boolean;
}

export interface FactGroup {
	name: FactGroupName;
	facts: Fact[];
}
