import type { SlotContext } from '@estate/remote-kit';
import {
	GOAL,
	type PageHead,
	type PropertyDetail,
	type PropertySummary,
	withoutBadge,
} from '@estate/shared-contract';
import { cityName, cleanDescription } from '@estate/shared-i18n';
import { homeHref } from '../home/home-address.ts';
import { NOTICE_TITLES } from './notice-title.ts';
import { publishedPrice } from './price-of-home.ts';

type HeadContext = Pick<SlotContext, 'href' | 'language' | 'site' | 'text'>;

/** Length that search engines show of a description, in characters. */
const DESCRIPTION_LENGTH = 160;

function offer(home: PropertySummary): object {
	const price = publishedPrice(home);
	const isGone = home.State === 'sold' || home.State === 'rented';
	return {
		'@type': 'Offer',
		availability: `https://schema.org/${isGone ? 'SoldOut' : 'InStock'}`,
		businessFunction: `http://purl.org/goodrelations/v1#${home.Goal === GOAL.rent ? 'LeaseOut' : 'Sell'}`,
		...(price === undefined ? {} : { price, priceCurrency: 'EUR' }),
	};
}

/** schema.org RealEstateListing: nothing in it that the page itself hides. */
function listing(home: PropertyDetail, url: string, { site }: HeadContext): object {
	const street =
		home.PublishAddress && home.Street ? [home.Street, home.HouseNumber].filter(Boolean).join(' ') : '';
	return {
		'@context': 'https://schema.org',
		'@type': 'RealEstateListing',
		name: withoutBadge(home.TypeDescription),
		url,
		datePosted: home.CreatedAt,
		description: cleanDescription(home.Description),
		image: home.Pictures.slice(0, 5).map(({ Url }) => Url),
		offers: offer(home),
		about: {
			'@type': 'Accommodation',
			address: {
				'@type': 'PostalAddress',
				...(street ? { streetAddress: street } : {}),
				postalCode: home.Zip,
				addressLocality: cityName(home.City, site.citySpellings),
			},
			...(home.SurfaceLiving
				? { floorSize: { '@type': 'QuantitativeValue', value: home.SurfaceLiving, unitCode: 'MTK' } }
				: {}),
			...(home.Bedrooms ? { numberOfBedrooms: home.Bedrooms } : {}),
		},
	};
}

/** Title of a home's page: "Bright corner house for sale in Gent". */
export function detailTitle(home: PropertySummary, { site, text }: HeadContext): string {
	return text(`detail.head.${home.Goal === GOAL.rent ? 'rent' : 'sale'}`, {
		title: withoutBadge(home.TypeDescription),
		city: cityName(home.City, site.citySpellings),
	});
}

/** Head of a home's page, also of one that is sold or rented. */
export function detailHead(home: PropertyDetail, context: HeadContext): PageHead {
	const url = homeHref(home, context.href, context.language);
	const [picture] = home.Pictures;
	return {
		title: detailTitle(home, context),
		description: cleanDescription(home.Description, DESCRIPTION_LENGTH),
		canonical: url,
		ogType: 'article',
		...(picture ? { image: picture.Url } : {}),
		jsonLd: [listing(home, url, context)],
	};
}

/** Head of the page of a home that is no longer, or never was, on offer. */
export function goneHead(view: 'withdrawn' | 'unknown', { text }: HeadContext): PageHead {
	return { title: text(NOTICE_TITLES[view]), description: text(`detail.${view}`), noindex: true };
}
