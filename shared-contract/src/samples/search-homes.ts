import type { PropertyMap, PropertyPage } from '../api/property-endpoints.schema.ts';
import type { Language } from '../domain/languages.ts';
import { MOST_MAP_POINTS } from '../domain/search-facets.ts';
import { PAGE_SIZE, writeSearch } from '../domain/search-filter.ts';
import { promisingFirst, widerSearches } from '../domain/widen-search.ts';
import type { PropertyDetail } from '../entities/property.schema.ts';
import type { MapPoint } from '../map/map-point.schema.ts';
import { facetsOf } from './count-facets.ts';
import { summaryOf } from './homes.ts';
import { ask, matching, placeOf } from './match-homes.ts';
import { SAMPLE_CONFIGURATION } from './site.ts';

/** Radius of the circle that stands in for a hidden address, metres. */
const CIRCLE_RADIUS = 300;

/** Homes that a query of website.md §7 finds among the samples, in its order. */
export function findHomes(query: URLSearchParams, language: Language): PropertyDetail[] {
	return matching(ask(query, language), language);
}

/** The api's answer to a search among the samples. */
export function searchHomes(query: URLSearchParams, language: Language): PropertyPage {
	const asked = ask(query, language);
	const { filter, anyGoal } = asked;
	const pageSize = Number(query.get('pageSize') ?? PAGE_SIZE);
	const found = matching(asked, language);
	const ways = widerSearches(filter).map(({ search, ...way }) => ({
		...way,
		total: matching({ filter: search, anyGoal }, language).length,
		query: writeSearch(search).toString(),
	}));
	return {
		items: found.slice((filter.page - 1) * pageSize, filter.page * pageSize).map(summaryOf),
		total: found.length,
		page: filter.page,
		pageCount: Math.max(1, Math.ceil(found.length / pageSize)),
		facets: facetsOf(asked, language),
		unknownCities: asked.unknownCities,
		dropped: asked.dropped,
		widen: found.length === 0 ? promisingFirst(ways) : [],
	};
}

function pointOf(home: PropertyDetail): MapPoint[] {
	const place = placeOf(home);
	if (!place || SAMPLE_CONFIGURATION.marqueeIgnoreList.includes(home.Marquee)) return [];
	return [
		{
			ID: home.ID,
			Lat: place.lat,
			Lng: place.lng,
			...(home.Location ? {} : { Approximate: true as const }),
			WebID: home.WebID,
			Goal: home.Goal,
			...(home.Price === undefined ? {} : { Price: home.Price }),
			...(home.PriceUnit ? { PriceUnit: home.PriceUnit } : {}),
			...(home.Marquee ? { Marquee: home.Marquee } : {}),
			...(home.State === 'available' ? {} : { State: home.State }),
		},
	];
}

/** The api's answer for the map of a search among the samples. */
export function mapHomes(query: URLSearchParams, language: Language): PropertyMap {
	const found = findHomes(query, language);
	const points = found.flatMap(pointOf);
	return {
		total: found.length,
		located: points.length,
		points: points.slice(0, MOST_MAP_POINTS),
		circleRadius: CIRCLE_RADIUS,
	};
}
