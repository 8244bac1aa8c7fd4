import type { ProjectSummary, SiteConfiguration, UnitSummary } from '@estate/shared-contract';
import { cityName } from '@estate/shared-i18n';

/** schema.org address of a project: its street only where it is to be published. */
export function postalAddress(
	{ PublicAddress, Street, HouseNumber, Zip, City }: ProjectSummary,
	{ citySpellings }: Pick<SiteConfiguration, 'citySpellings'>,
) {
	return {
		'@type': 'PostalAddress',
		...(PublicAddress && Street ? { streetAddress: [Street, HouseNumber].filter(Boolean).join(' ') } : {}),
		postalCode: Zip,
		addressLocality: cityName(City, citySpellings),
	};
}

const AVAILABILITY: Record<UnitSummary['State'], string> = {
	available: 'InStock',
	option: 'Reserved',
	sold: 'SoldOut',
};

/** schema.org availability of what is still to be had, of what is under option, or of what is gone. */
export const availability = (state: UnitSummary['State']): string =>
	`https://schema.org/${AVAILABILITY[state]}`;

/** Length that search engines show of a description, in characters. */
export const DESCRIPTION_LENGTH = 160;
