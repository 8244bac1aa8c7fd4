import type { Place } from '@estate/places';
import { PAGE_SIZE, type PropertyPage } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import { hasPage, placeSlug } from '../places/page/place-slugs.ts';
import { partsOfPostcode } from '../places/parts-of-postcode.ts';
import { allFacets } from '../search/all-facets.ts';
import { distancesOf } from '../search/distances.ts';
import { pageOf } from '../search/find-properties.ts';
import { mentionsOf } from '../search/mentions.ts';
import type { AskedSearch } from '../search/prepare-search.ts';
import { PropertyFilter } from '../search/property-filter.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { UnitGroups } from '../search/unit-groups.ts';
import { otherGoalOf, waysToWiden } from '../search/widen.ts';
import { asUnitGroup } from './as-unit-group.ts';
import { namedProjectsOf } from './named-projects.ts';
import { readExcerpts } from './read-excerpts.ts';
import { readSummaries } from './read-summaries.ts';

/** Is this all of a place that has a page? */
const isWholePlace = (place: Place, zip: string) =>
	hasPage(place) && (zip === '' || zip === place.postcodes[0]);

const partsAnswer = (Parts: string[]) => (Parts.length > 0 ? { Parts } : {});

/** Places of a query as the reader calls them; of namesakes without a postcode the first. */
function placesAnswer(
	chosen: AskedSearch['chosen'],
	{ gazetteer }: SearchIndex,
	reader: Reader,
): NonNullable<PropertyPage['places']> {
	return [...Map.groupBy(chosen, ({ choice }) => choice)].map(([{ name, zip }, [first, ...others]]) => ({
		...partsAnswer(partsOfPostcode(first?.place, zip, gazetteer, reader.language)),
		asked: `${name}|${zip}`,
		Name: first?.place?.names[reader.language] ?? first?.cities[0]?.name ?? name,
		Zip: zip || (others.length === 0 ? (first?.place?.postcodes[0] ?? '') : ''),
		...(first?.place ? { id: first.place.id, kind: first.place.kind } : {}),
		...(first?.place && others.length === 0 && isWholePlace(first.place, zip)
			? { slug: placeSlug(first.place, reader.language, gazetteer) }
			: {}),
	}));
}

interface PageOptions {
	pageSize?: number | undefined;
	/** With the beginning of each description */
	excerpt?: 'yes' | undefined;
}

/** One page of a search, with total, facets and what could not be understood. A page beyond the last is empty. */
export async function searchProperties(
	db: Db,
	index: SearchIndex,
	asked: AskedSearch,
	reader: Reader,
	{ pageSize = PAGE_SIZE, excerpt }: PageOptions = {},
): Promise<PropertyPage> {
	const { page } = asked.filter;
	const filter = new PropertyFilter(index, asked);
	const found = filter.found();
	const total = found.size;
	const groups =
		asked.units === 'grouped' ? new UnitGroups(index.properties, found, asked.filter.sort) : undefined;
	const slots = pageOf(index, asked, found, {
		start: (page - 1) * pageSize,
		count: pageSize,
		...(groups ? { skip: groups.repeats() } : {}),
	});
	const ids = slots.map((slot) => index.properties.id[slot] ?? 0);
	const properties = await readSummaries(db, index, ids, reader);
	const excerpts = excerpt && (await readExcerpts(db, index, ids, reader));
	const distanceOf = distancesOf(index, asked);
	return {
		items: slots.flatMap((slot, place) => {
			const id = ids[place] ?? 0;
			const summary = properties.get(id);
			if (!summary) return [];
			const DistanceKm = distanceOf(slot);
			const property = DistanceKm === undefined ? summary : { ...summary, DistanceKm };
			const group = groups?.groupOf(slot);
			const unit = group && index.summaryRows.get(id)?.summary.unit;
			if (group && unit) return asUnitGroup(property, unit, group, reader);
			const Excerpt = excerpts?.get(id);
			return Excerpt ? { ...property, Excerpt } : property;
		}),
		total,
		page,
		pageCount: Math.max(1, Math.ceil((total - (groups?.fewer ?? 0)) / pageSize)),
		facets: await allFacets(index, filter, asked, reader),
		unknownCities: asked.unknownCities,
		dropped: asked.dropped,
		...(asked.leftOut.length > 0
			? { mentions: await mentionsOf(db, index, found, asked.leftOut, reader.language) }
			: {}),
		places: placesAnswer(asked.chosen, index, reader),
		...(asked.leftOutPlaces.length > 0
			? { notPlaces: placesAnswer(asked.leftOutPlaces, index, reader) }
			: {}),
		...(asked.didYouMean === undefined ? {} : { didYouMean: asked.didYouMean }),
		...(asked.understood ? { understood: asked.understood } : {}),
		...(await namedProjectsOf(db, index, asked, reader)),
		...(total === 0 && !asked.anyGoal ? otherGoalOf(index, asked) : {}),
		widen: total === 0 ? waysToWiden(index, asked) : [],
	};
}
