import type { SlotContext } from '@estate/remote-kit';
import { type PageHead, type ProjectDetail, unitsAvailable } from '@estate/shared-contract';
import { cityName, cleanDescription } from '@estate/shared-i18n';
import { projectHref } from '../project/project-address.ts';
import { availability, DESCRIPTION_LENGTH, postalAddress } from '../project/structured-data.ts';

type HeadContext = Pick<SlotContext, 'href' | 'language' | 'site' | 'text'>;

/** schema.org listing of a project, with the span of its prices where they are known. */
function listing(project: ProjectDetail, url: string, { site }: HeadContext): object {
	const { PriceMin, PriceMax, State } = project;
	const left = unitsAvailable(project);
	return {
		'@context': 'https://schema.org',
		'@type': 'RealEstateListing',
		name: project.Name,
		url,
		description: cleanDescription(project.Description),
		image: project.Pictures.slice(0, 5).map(({ Url }) => Url),
		offers: {
			'@type': 'AggregateOffer',
			availability: availability(
				State === 'sold-out' ? 'sold' : left > 0 || project.UnitCount === 0 ? 'available' : 'option',
			),
			offerCount: left,
			...(PriceMin === undefined ? {} : { lowPrice: PriceMin, priceCurrency: 'EUR' }),
			...(PriceMax === undefined ? {} : { highPrice: PriceMax, priceCurrency: 'EUR' }),
		},
		mainEntity: {
			'@type': 'ApartmentComplex',
			name: project.Name,
			numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: project.UnitCount },
			address: postalAddress(project, site),
			...(project.Location
				? {
						geo: {
							'@type': 'GeoCoordinates',
							latitude: project.Location.lat,
							longitude: project.Location.lng,
						},
					}
				: {}),
		},
	};
}

/** Head of a project's page. */
export function detailHead(project: ProjectDetail, context: HeadContext): PageHead {
	const { href, language, site, text } = context;
	const url = projectHref(project, href, language);
	const [picture] = project.Pictures;
	return {
		title: text('detail.title', { name: project.Name, city: cityName(project.City, site.citySpellings) }),
		description: cleanDescription(project.Description, DESCRIPTION_LENGTH),
		canonical: url,
		ogType: 'article',
		...(picture ? { image: picture.Url } : {}),
		jsonLd: [listing(project, url, context)],
	};
}
