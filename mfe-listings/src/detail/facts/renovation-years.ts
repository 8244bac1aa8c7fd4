import {
	energyLabel,
	GOAL,
	type Language,
	matchesType,
	type PropertySummary,
	type SiteConfiguration,
} from '@estate/shared-contract';
import { regionOfProperty } from '../../property/property-region.ts';

const HOUSE_AND_APARTMENT = [1, 2];
const POOR_LABELS = ['e', 'f'];

/**
 * Years within which the buyer must bring a property to label D or better, or undefined where that duty does not hold.
 * Flanders, for sale, house or apartment, label E or F (website.md §9, decisions 20); the years come from the site.
 */
export function renovationYears(
	property: PropertySummary,
	site: Pick<SiteConfiguration, 'renovationYears' | 'defaultLanguage'>,
	language: Language,
): number | undefined {
	const label = energyLabel(property);
	const isDue =
		regionOfProperty(property) === 'flanders' &&
		property.Goal === GOAL.sale &&
		matchesType(property, HOUSE_AND_APARTMENT) &&
		label !== undefined &&
		POOR_LABELS.includes(label.code);
	return isDue ? (site.renovationYears[language] ?? site.renovationYears[site.defaultLanguage]) : undefined;
}
