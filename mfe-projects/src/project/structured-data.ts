import type { ProjectSummary, SiteConfiguration } from '@estate/shared-contract';
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

/** schema.org availability of what is still to be had, or of what is gone. */
export const availability = (isGone: boolean): string =>
	`https://schema.org/${isGone ? 'SoldOut' : 'InStock'}`;

/** Length that search engines show of a description, in characters. */
export const DESCRIPTION_LENGTH = 160;
