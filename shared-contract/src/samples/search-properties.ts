import type { PropertyMap, PropertyPage } from '../api/property-endpoints.schema.ts';
import type { Language } from '../domain/languages.ts';
import { MOST_MAP_POINTS } from '../domain/search-facets.ts';
import { PAGE_SIZE, writeSearch } from '../domain/search-filter.ts';
import { type WiderSearch, waysThatFind } from '../domain/widen-search.ts';
import type { PropertyDetail } from '../entities/property.schema.ts';
import type { MapPoint } from '../map/map-point.schema.ts';
import { facetsOf } from './count-facets.ts';
import { ask, matching, placeOf } from './match-properties.ts';
import { summaryOf } from './properties.ts';
import { SAMPLE_CONFIGURATION } from './site.ts';

/** Radius of the circle that stands in for a hidden address, metres. */
const CIRCLE_RADIUS_METRES = 300;

/** Properties that a query of website.md §7 finds among the samples, in its order. */
export function findProperties(query: URLSearchParams, language: Language): PropertyDetail[] {
	return matching(ask(query, language), language);
}

/** The api's answer to a search among the samples. */
export function searchProperties(query: URLSearchParams, language: Language): PropertyPage {
	const asked = ask(query, language);
	const { filter, anyGoal } = asked;
	const pageSize = Number(query.get('pageSize') ?? PAGE_SIZE);
	const found = matching(asked, language);
	const counted = ({ search, ...way }: WiderSearch) => ({
		...way,
		total: matching({ filter: search, anyGoal }, language).length,
		query: writeSearch(search).toString(),
	});
	return {
		items: found.slice((filter.page - 1) * pageSize, filter.page * pageSize).map(summaryOf),
		total: found.length,
		page: filter.page,
		pageCount: Math.max(1, Math.ceil(found.length / pageSize)),
		facets: facetsOf(asked, language),
		unknownCities: asked.unknownCities,
		dropped: asked.dropped,
		widen: found.length === 0 ? waysThatFind(filter, counted) : [],
	};
}

function pointOf(property: PropertyDetail): MapPoint[] {
	const place = placeOf(property);
	if (!place || SAMPLE_CONFIGURATION.marqueeIgnoreList.includes(property.Marquee)) return [];
	return [
		{
			ID: property.ID,
			Lat: place.lat,
			Lng: place.lng,
			...(property.Location ? {} : { Approximate: true as const }),
			WebID: property.WebID,
			Goal: property.Goal,
			...(property.Price === undefined ? {} : { Price: property.Price }),
			...(property.PriceUnit ? { PriceUnit: property.PriceUnit } : {}),
			...(property.Marquee ? { Marquee: property.Marquee } : {}),
			...(property.State === 'available' ? {} : { State: property.State }),
		},
	];
}

/** The api's answer for the map of a search among the samples. */
export function mapProperties(query: URLSearchParams, language: Language): PropertyMap {
	const found = findProperties(query, language);
	const points = found.flatMap(pointOf);
	return {
		total: found.length,
		located: points.length,
		points: points.slice(0, MOST_MAP_POINTS),
		circleRadius: CIRCLE_RADIUS_METRES,
	};
}
