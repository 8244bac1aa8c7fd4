import type { SlotContext } from '@estate/remote-kit';
import { GOAL, type PropertyDetail, type PropertySummary, withoutBadge } from '@estate/shared-contract';
import { cityName, cleanDescription } from '@estate/shared-i18n';
import type {
	Accommodation,
	Offer,
	PostalAddress,
	RealEstateListing,
	VideoObject,
	WithContext,
} from 'schema-dts';
import { homeMedia } from './media/home-media.ts';
import { publishedPrice } from './price-of-home.ts';

type DataContext = Pick<SlotContext, 'site' | 'text'>;

/** schema.org type of a home by its WebID; anything else is an accommodation. */
const KINDS: Record<number, 'House' | 'Apartment'> = { 1: 'House', 2: 'Apartment', 3: 'Apartment' };

/** Most pictures that a listing names. */
const MOST_PICTURES = 5;

function offer(home: PropertySummary): Offer {
	const price = publishedPrice(home);
	const isGone = home.State === 'sold' || home.State === 'rented';
	const isRental = home.Goal === GOAL.rent;
	return {
		'@type': 'Offer',
		availability: isGone ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
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

function addressOf(home: PropertyDetail, { site }: DataContext): PostalAddress {
	const { PublishAddress, Street, HouseNumber, Zip, City } = home;
	return {
		'@type': 'PostalAddress',
		...(PublishAddress && Street ? { streetAddress: [Street, HouseNumber].filter(Boolean).join(' ') } : {}),
		postalCode: Zip,
		addressLocality: cityName(City, site.citySpellings),
	};
}

/** The home itself: its address and point only where they are to be published. */
function accommodation(home: PropertyDetail, context: DataContext): Accommodation {
	const { SurfaceLiving, Bedrooms, Bathrooms, ConstructionYear, Location, PublishAddress } = home;
	return {
		'@type': KINDS[home.WebID] ?? 'Accommodation',
		name: withoutBadge(home.TypeDescription),
		address: addressOf(home, context),
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
	home: PropertyDetail,
	url: string,
	context: DataContext,
): WithContext<RealEstateListing> {
	return {
		'@context': 'https://schema.org',
		'@type': 'RealEstateListing',
		name: withoutBadge(home.TypeDescription),
		url,
		datePosted: home.CreatedAt,
		description: cleanDescription(home.Description),
		image: home.Pictures.slice(0, MOST_PICTURES).map(({ Url }) => Url),
		offers: offer(home),
		mainEntity: accommodation(home, context),
	};
}

/** schema.org VideoObject for each video that the page plays. */
export function videos(home: PropertyDetail, { text }: DataContext): WithContext<VideoObject>[] {
	const name = text('detail.media.videoOf', { title: withoutBadge(home.TypeDescription) });
	const [picture] = home.Pictures;
	return homeMedia(home).flatMap((media) => {
		if (media.show === 'link' || (media.show === 'player' && media.media.is === 'tour')) return [];
		return [
			{
				'@context': 'https://schema.org' as const,
				'@type': 'VideoObject' as const,
				name,
				description: cleanDescription(home.Description),
				uploadDate: home.CreatedAt,
				...(picture ? { thumbnailUrl: picture.Url } : {}),
				...(media.show === 'video' ? { contentUrl: media.url } : { embedUrl: media.media.frame }),
			},
		];
	});
}
