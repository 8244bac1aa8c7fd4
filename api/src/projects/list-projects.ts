import type { Gazetteer } from '@estate/places';
import { type MapPoint, PAGE_SIZE, type ProjectList, type ProjectSort } from '@estate/shared-contract';
import { feedDate } from '../calendar/feed-day.ts';
import { CIRCLE_RADIUS_METRES } from '../properties/approximate-location.ts';
import type { TypeNames } from './as-project.ts';
import { type ProjectMatcher, type ProjectSearch, projectMatcher, shownPlace } from './project-search.ts';
import type { ListedProject } from './read-projects.ts';

interface Asked extends ProjectSearch {
	places: Gazetteer;
	types: TypeNames;
	/** From 1; without one, all that fit are answered */
	page: number | undefined;
}

/** `PriceUnit` for "starting from" (website.md §9). */
const STARTING_FROM = 7;

const LAST = Number.POSITIVE_INFINITY;
const ORDERS: Record<ProjectSort, (project: ListedProject) => number> = {
	'price-asc': ({ summary }) => summary.PriceMin ?? LAST,
	'price-desc': ({ summary }) => (summary.PriceMin === undefined ? LAST : -summary.PriceMin),
	delivery: ({ summary }) => Date.parse(feedDate(summary.Delivery ?? '') ?? '') || LAST,
};

/** In an order; among those that are alike in it, and without one, the agency's own stays. */
function inOrder(projects: readonly ListedProject[], sort: ProjectSort | undefined): ListedProject[] {
	if (!sort) return [...projects];
	const place = ORDERS[sort];
	return projects.toSorted((one, other) => {
		const [left, right] = [place(one), place(other)];
		return left === right ? 0 : left - right;
	});
}

function pointOf({ project, summary }: ListedProject): MapPoint[] {
	const { id, goal, data } = project;
	const place = shownPlace(project);
	if (!place) return [];
	return [
		{
			ID: id,
			Lat: place.lat,
			Lng: place.lng,
			...(data.PublicAddress ? {} : { Approximate: true as const }),
			WebID: data.WebID,
			Goal: goal,
			...(summary.PriceMin === undefined ? {} : { Price: summary.PriceMin, PriceUnit: STARTING_FROM }),
			...(summary.State === 'sold-out' ? { State: 'sold' as const } : {}),
		},
	];
}

function counted<Key extends string | number>(keys: readonly Key[]): [Key, number][] {
	return [...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]);
}

function choicesOf(
	projects: readonly ListedProject[],
	{ matches }: ProjectMatcher,
	types: TypeNames,
): ProjectList['choices'] {
	const cities = projects
		.filter((project) => matches(project, 'cities'))
		.map(({ summary }) => `${summary.City}|${summary.Zip}`);
	const webIds = projects
		.filter((project) => matches(project, 'types'))
		.flatMap(({ project, units }) => {
			const left = units.filter(({ data }) => data.State !== 'sold').map(({ data }) => data.WebID);
			return units.length > 0 ? [...new Set(left)] : [project.data.WebID];
		});
	return {
		cities: counted(cities)
			.map(([key, count]) => {
				const [Name = '', Zip = ''] = key.split('|');
				return { Name, Zip, count };
			})
			.sort((one, other) => one.Name.localeCompare(other.Name, 'nl')),
		types: counted(webIds).map(([WebID, count]) => ({ WebID, Name: types.get(WebID) ?? '', count })),
	};
}

/** The projects that a search finds, a page of them where one is asked for, with what its filters offer and the map. */
export function listProjects(
	projects: readonly ListedProject[],
	{ filter, sort, places, types, page }: Asked,
): ProjectList {
	const matcher = projectMatcher(filter, places);
	const found = inOrder(
		projects.filter((project) => matcher.matches(project)),
		sort,
	);
	const items = found.map(({ summary }) => summary);
	if (page === undefined) return { items };
	return {
		items: items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
		total: found.length,
		pageCount: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
		choices: choicesOf(projects, matcher, types),
		unknownCities: matcher.unknownCities,
		points: found.flatMap(pointOf),
		circleRadius: CIRCLE_RADIUS_METRES,
	};
}
