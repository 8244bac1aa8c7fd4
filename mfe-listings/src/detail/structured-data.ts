import type { SlotContext } from '@estate/remote-kit';
import {
	GOAL,
	isGone,
	type PropertyDetail,
	type PropertySummary,
	withoutBadge,
} from '@estate/shared-contract';
import { cityName, cleanDescription } from '@estate/shared-i18n';
import type {
	Accommodation,
	Offer,
	PostalAddress,
	RealEstateListing,
	VideoObject,
	WithContext,
} from 'schema-dts';
import { propertyMedia } from './media/property-media.ts';
import { publishedPrice } from './price-of-property.ts';

type DataContext = Pick<SlotContext, 'site' | 'text'>;

/** schema.org type of a property by its WebID; anything else is an accommodation. */
const KINDS: Record<number, 'House' | 'Apartment'> = { 1: 'House', 2: 'Apartment', 3: 'Apartment' };

const availabilityOf = ({ State }: PropertySummary) => {
	if (isGone(State)) return 'https://schema.org/SoldOut';
	return State === 'option' ? 'https://schema.org/Reserved' : 'https://schema.org/InStock';
};

/** Most pictures that a listing names. */
const MOST_PICTURES = 5;

function offer(property: PropertySummary): Offer {
	const price = publishedPrice(property);
	const isRental = property.Goal === GOAL.rent;
	return {
		'@type': 'Offer',
		availability: availabilityOf(property),
		businessFunction: { '@id': `http://purl.org/goodrelations/v1#${isRental ? 'LeaseOut' : 'Sell'}` },
		...(price === undefined ? {} : { price, priceCurrency: 'EUR' }),
		...(price !== undefined && isRental
			? {
					priceSpecification: {
						'@type': 'UnitPriceSpecification',
						price,
						priceCurrency: 'EUR',
						unitCode: 'MON',
					},
				}
			: {}),
	};
}

function addressOf(property: PropertyDetail, { site }: DataContext): PostalAddress {
	const { PublishAddress, Street, HouseNumber, Zip, City } = property;
	return {
		'@type': 'PostalAddress',
		...(PublishAddress && Street ? { streetAddress: [Street, HouseNumber].filter(Boolean).join(' ') } : {}),
		postalCode: Zip,
		addressLocality: cityName(City, site.citySpellings),
	};
}

/** The property itself: its address and point only where they are to be published. */
function accommodation(property: PropertyDetail, context: DataContext): Accommodation {
	const { SurfaceLiving, Bedrooms, Bathrooms, ConstructionYear, Location, PublishAddress } = property;
	return {
		'@type': KINDS[property.WebID] ?? 'Accommodation',
		name: withoutBadge(property.TypeDescription),
		address: addressOf(property, context),
		...(SurfaceLiving
			? { floorSize: { '@type': 'QuantitativeValue', value: SurfaceLiving, unitCode: 'MTK' } }
			: {}),
		...(Bedrooms ? { numberOfBedrooms: Bedrooms } : {}),
		...(Bathrooms ? { numberOfBathroomsTotal: Bathrooms } : {}),
		...(ConstructionYear ? { yearBuilt: ConstructionYear } : {}),
		...(PublishAddress && Location
			? { geo: { '@type': 'GeoCoordinates', latitude: Location.lat, longitude: Location.lng } }
			: {}),
	};
}

/** schema.org RealEstateListing: nothing in it that the page itself hides. Paths are made absolute by the shell. */
export function listing(
	property: PropertyDetail,
	url: string,
	context: DataContext,
): WithContext<RealEstateListing> {
	return {
		'@context': 'https://schema.org',
		'@type': 'RealEstateListing',
		name: withoutBadge(property.TypeDescription),
		url,
		datePosted: property.CreatedAt,
		description: cleanDescription(property.Description),
		image: property.Pictures.slice(0, MOST_PICTURES).map(({ Url }) => Url),
		offers: offer(property),
		mainEntity: accommodation(property, context),
	};
}

/** schema.org VideoObject for each video that the page plays. */
export function videos(property: PropertyDetail, { text }: DataContext): WithContext<VideoObject>[] {
	const name = text('detail.media.videoOf', { title: withoutBadge(property.TypeDescription) });
	const [picture] = property.Pictures;
	return propertyMedia(property).flatMap((media) => {
		if (media.show === 'link' || (media.show === 'player' && media.media.is === 'tour')) return [];
		return [
			{
				'@context': 'https://schema.org' as const,
				'@type': 'VideoObject' as const,
				name,
				description: cleanDescription(property.Description),
				uploadDate: property.CreatedAt,
				...(picture ? { thumbnailUrl: picture.Url } : {}),
				...(media.show === 'video' ? { contentUrl: media.url } : { embedUrl: media.media.frame }),
			},
		];
	});
}
