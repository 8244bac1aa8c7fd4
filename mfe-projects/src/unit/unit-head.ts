import type { SlotContext } from '@estate/remote-kit';
import type { PageHead, UnitDetail } from '@estate/shared-contract';
import { cityName, cleanDescription } from '@estate/shared-i18n';
import { projectHref } from '../project/project-address.ts';
import { availability, DESCRIPTION_LENGTH, postalAddress } from '../project/structured-data.ts';
import { unitHref } from '../unit-table/unit-address.ts';
import { shownPrice } from '../unit-table/unit-view.ts';

type HeadContext = Pick<SlotContext, 'href' | 'language' | 'site' | 'text'>;

/** schema.org type of a unit by its WebID; anything else is an accommodation. */
const KINDS: Record<number, string> = { 1: 'House', 2: 'Apartment', 3: 'Apartment' };

/** schema.org listing of a unit: nothing in it that the page itself hides. */
function listing({ Unit, Facts, Project }: UnitDetail, url: string, context: HeadContext): object {
	const price = shownPrice(Unit);
	const { Description = '', Pictures = [] } = Facts;
	return {
		'@context': 'https://schema.org',
		'@type': 'RealEstateListing',
		name: `${Unit.Name}, ${Project.Name}`,
		url,
		description: cleanDescription(Description),
		image: Pictures.slice(0, 5).map(({ Url }) => Url),
		offers: {
			'@type': 'Offer',
			availability: availability(Unit.State),
			businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
			...(price === undefined ? {} : { price, priceCurrency: 'EUR' }),
		},
		mainEntity: {
			'@type': KINDS[Unit.WebID] ?? 'Accommodation',
			name: Unit.Name,
			address: postalAddress(Project, context.site),
			...(Unit.Floor === undefined ? {} : { floorLevel: String(Unit.Floor) }),
			...(Unit.Bedrooms ? { numberOfBedrooms: Unit.Bedrooms } : {}),
			...(Facts.Bathrooms ? { numberOfBathroomsTotal: Facts.Bathrooms } : {}),
			...(Unit.SurfaceLiving
				? { floorSize: { '@type': 'QuantitativeValue', value: Unit.SurfaceLiving, unitCode: 'MTK' } }
				: {}),
			containedInPlace: {
				'@type': 'ApartmentComplex',
				name: Project.Name,
				url: projectHref(Project, context.href, context.language),
			},
		},
	};
}

/** Head of a unit's page. */
export function unitHead(answer: UnitDetail, context: HeadContext): PageHead {
	const { Unit, Facts, Project } = answer;
	const { href, language, site, text } = context;
	const url = unitHref(Unit, Project, href, language);
	const city = cityName(Project.City, site.citySpellings);
	const [picture] = Facts.Pictures ?? [];
	return {
		title: text('unit.title', { name: Unit.Name, project: Project.Name, city }),
		description: cleanDescription(Facts.Description ?? '', DESCRIPTION_LENGTH),
		canonical: url,
		ogType: 'article',
		...(picture ? { image: picture.Url } : {}),
		jsonLd: [listing(answer, url, context)],
	};
}
