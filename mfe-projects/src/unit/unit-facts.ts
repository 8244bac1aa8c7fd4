import {
	COUNTRY,
	isGone,
	type Language,
	planningCode,
	regionOfPostcode,
	type UnitDetail,
} from '@estate/shared-contract';
import { formatArea, formatNumber } from '@estate/shared-i18n';
import type { Fact, FloodScoresProps, Text } from '@estate/shared-ui';

type Facts = UnitDetail['Facts'];
type FactName = keyof Facts & string;
type Kind = 'text' | 'year' | 'count' | 'area' | 'use' | 'co2' | 'percent' | 'yesno' | 'answer' | 'choice';

interface Rule {
	name: FactName;
	kind: Kind;
	isFlemish?: true;
}

/** Facts that the page of a unit shows, by group and in order; labels are `facts.<name>`, titles `unit.groups.<group>`. */
const GROUPS: Record<string, readonly Rule[]> = {
	layout: [
		{ name: 'SurfaceLiving', kind: 'area' },
		{ name: 'SurfaceTerrace', kind: 'area' },
		{ name: 'SurfaceGarden', kind: 'area' },
		{ name: 'SurfaceGround', kind: 'area' },
		{ name: 'Bedrooms', kind: 'count' },
		{ name: 'Bathrooms', kind: 'count' },
		{ name: 'ShowerRooms', kind: 'count' },
		{ name: 'Toilets', kind: 'count' },
		{ name: 'Garages', kind: 'count' },
		{ name: 'Parkings', kind: 'count' },
		{ name: 'ExternalParkings', kind: 'count' },
		{ name: 'Kitchen', kind: 'text' },
		{ name: 'HasLift', kind: 'yesno' },
		{ name: 'HasCellar', kind: 'yesno' },
		{ name: 'HasAttic', kind: 'yesno' },
	],
	building: [
		{ name: 'EnergyPerformance', kind: 'use' },
		{ name: 'CO2Emission', kind: 'co2' },
		{ name: 'Heating', kind: 'text' },
		{ name: 'Glazing', kind: 'text' },
		{ name: 'ConstructionYear', kind: 'year' },
		{ name: 'Facades', kind: 'count' },
		{ name: 'Availability', kind: 'text' },
		{ name: 'VAT', kind: 'percent' },
		{ name: 'RegistrationRights', kind: 'percent' },
	],
	planning: [
		{ name: 'Destination', kind: 'text' },
		{ name: 'HasPermit', kind: 'answer' },
		{ name: 'HasAllotmentPermit', kind: 'answer' },
		{ name: 'HasSummons', kind: 'answer' },
		{ name: 'HasJudicialDecision', kind: 'answer' },
		{ name: 'HasPreemptiveRights', kind: 'answer' },
		{ name: 'FloodZone', kind: 'choice', isFlemish: true },
	],
};

export interface FactGroup {
	name: string;
	facts: Fact[];
}

/** Flood figures, and abbreviations of planning answers, are told in Flanders alone. */
const isInFlanders = ({ CountryID, Zip = '' }: Facts) =>
	CountryID === COUNTRY.belgium && regionOfPostcode(Zip) === 'flanders';

function written({ name, kind }: Rule, facts: Facts, text: Text, language: Language): string {
	const value = facts[name];
	switch (kind) {
		case 'area':
			return formatArea(Number(value), language);
		case 'count':
			return formatNumber(Number(value), language);
		case 'use':
		case 'co2':
		case 'percent':
			return text(`values.${kind}`, { value: formatNumber(Number(value), language) });
		case 'yesno':
			return text(value ? 'values.yes' : 'values.no');
		case 'answer': {
			const words = text(`values.${name}.${value ? 'yes' : 'no'}`);
			const code = isInFlanders(facts) ? planningCode(name, value === true) : undefined;
			return code ? `${words} (${code})` : words;
		}
		case 'choice':
			return text(`values.${name}.${value}`);
		default:
			return String(value);
	}
}

/** What is known about a unit, in groups; a group of which nothing is known is left out. Zero rooms or m² say nothing, and what is sold is available to nobody. */
export function unitFactGroups(facts: Facts, text: Text, language: Language): FactGroup[] {
	const isFlemish = isInFlanders(facts);
	const isKnown = ({ name, kind, isFlemish: only }: Rule) => {
		const value = facts[name];
		if (value === undefined || value === '' || (only && !isFlemish)) return false;
		if (name === 'Availability' && facts.State && isGone(facts.State)) return false;
		return value !== 0 || (kind !== 'count' && kind !== 'area');
	};
	return Object.entries(GROUPS)
		.map(([name, rules]) => ({
			name,
			facts: rules.filter(isKnown).map((rule) => ({
				label: text(`facts.${rule.name}`),
				value: written(rule, facts, text, language),
			})),
		}))
		.filter((group) => group.facts.length > 0);
}

/** P-score of the plot and G-score of the building, as far as they are known and told. */
export function unitFloodScores(facts: Facts, text: Text): FloodScoresProps['scores'] {
	if (!isInFlanders(facts)) return [];
	return (['PScore', 'GScore'] as const).flatMap((name) => {
		const score = facts[name];
		return score ? [{ name, label: text(`facts.${name}`), score }] : [];
	});
}
