import type { SlotContext } from '@estate/remote-kit';
import type { PageHead, ProjectDetail } from '@estate/shared-contract';
import { cityName, cleanDescription } from '@estate/shared-i18n';
import { projectHref } from '../project/project-address.ts';

type HeadContext = Pick<SlotContext, 'href' | 'language' | 'site' | 'text'>;

/** Length that search engines show of a description, in characters. */
const DESCRIPTION_LENGTH = 160;

/** schema.org listing of a project, with the span of its prices where they are known. */
function listing(project: ProjectDetail, url: string, city: string): object {
	const { PriceMin, PriceMax, PublicAddress, Street, HouseNumber, State } = project;
	return {
		'@context': 'https://schema.org',
		'@type': 'RealEstateListing',
		name: project.Name,
		url,
		description: cleanDescription(project.Description),
		image: project.Pictures.slice(0, 5).map(({ Url }) => Url),
		offers: {
			'@type': 'AggregateOffer',
			availability: `https://schema.org/${State === 'sold-out' ? 'SoldOut' : 'InStock'}`,
			offerCount: project.UnitCount - project.UnitsSold,
			...(PriceMin === undefined ? {} : { lowPrice: PriceMin, priceCurrency: 'EUR' }),
			...(PriceMax === undefined ? {} : { highPrice: PriceMax }),
		},
		about: {
			'@type': 'ApartmentComplex',
			numberOfAccommodationUnits: project.UnitCount,
			address: {
				'@type': 'PostalAddress',
				...(PublicAddress && Street
					? { streetAddress: [Street, HouseNumber].filter(Boolean).join(' ') }
					: {}),
				postalCode: project.Zip,
				addressLocality: city,
			},
		},
	};
}

/** Head of a project's page. */
export function detailHead(project: ProjectDetail, { href, language, site, text }: HeadContext): PageHead {
	const url = projectHref(project, href, language);
	const city = cityName(project.City, site.citySpellings);
	const [picture] = project.Pictures;
	return {
		title: text('detail.title', { name: project.Name, city }),
		description: cleanDescription(project.Description, DESCRIPTION_LENGTH),
		canonical: url,
		ogType: 'article',
		...(picture ? { image: picture.Url } : {}),
		jsonLd: [listing(project, url, city)],
	};
}
