import type { SlotContext } from '@estate/remote-kit';
import {
	ApiError,
	emptySearch,
	type Goal,
	type LoadResult,
	type PropertyAnswer,
	type PropertySummary,
	searchToSave,
	withoutBadge,
} from '@estate/shared-contract';
import { shownNeighbourhood } from '@estate/shared-ui';
import { propertyAddresses, propertyHref } from '../property/property-address.ts';
import { apiQuery } from '../search/form-search.ts';
import { detailHead, goneHead } from './detail-head.ts';
import { type DetailView, type GoneProperty, statusOfView, viewOfState } from './detail-view.ts';
import { renovationYears } from './facts/renovation-years.ts';
import { GONE_TITLES } from './gone-title.ts';

/** Other properties that a page shows at its end. */
const OTHERS = 3;

/** Answers of the api that mean "there is no such property": unknown, withdrawn, or a number that can be no id. */
const GONE: Record<number, 'unknown' | 'withdrawn'> = { 400: 'unknown', 404: 'unknown', 410: 'withdrawn' };

function goalOfDetail(routeId: string): Goal {
	return routeId === 'listings.property-rent' ? 1 : 0;
}

async function newestProperties({ api, language, route, signal }: SlotContext): Promise<PropertySummary[]> {
	const filter = { ...emptySearch(goalOfDetail(route.id)), hideSold: true };
	const answer = await api.call('properties', { query: apiQuery(filter, language, OTHERS) }, { signal });
	return answer.items;
}

async function loadGone(
	view: 'withdrawn' | 'unknown',
	context: SlotContext,
): Promise<LoadResult<DetailView>> {
	return {
		status: statusOfView(view),
		ownHeading: true,
		head: goneHead(view, context),
		crumbs: [{ name: context.text(GONE_TITLES[view]) }],
		data: { view, similar: await newestProperties(context) },
	};
}

function goneProperty({ ID, Goal, TypeDescription, City, SmallPictureItem }: PropertySummary): GoneProperty {
	return { ID, Goal, TypeDescription, City, ...(SmallPictureItem ? { SmallPictureItem } : {}) };
}

/** Others of the same type in the same place. */
const searchForOthers = ({ Goal, City, Zip, WebID }: PropertySummary): string =>
	searchToSave({
		...emptySearch(Goal),
		cities: [{ name: City.toLowerCase(), zip: Zip }],
		types: [WebID],
	});

function viewOf(answer: PropertyAnswer, { href, language, site, siteUrl }: SlotContext): DetailView {
	const { property, neighbourhood, place } = answer;
	const similar = answer.similar.slice(0, OTHERS);
	const view = viewOfState(property.State);
	if (view === 'withdrawn' || view === 'unknown') return { view, similar };
	if (view !== 'property')
		return { view, property: goneProperty(property), similar, search: searchForOthers(property) };
	const years = renovationYears(property, site, language);
	return {
		view,
		property: property,
		url: siteUrl + propertyHref(property, href, language),
		similar,
		...(years === undefined ? {} : { renovationYears: years }),
		...(neighbourhood ? { neighbourhood: shownNeighbourhood(neighbourhood) } : {}),
		...(place ? { place } : {}),
	};
}

/**
 * Reads a property for its own page. The id decides: the shell redirects to the address that is told here when city, slug,
 * section or language were others (decisions 10). Gone and unknown properties have views of their own (decisions 11).
 */
export async function loadDetail(context: SlotContext): Promise<LoadResult<DetailView>> {
	const { api, href, language, route, signal, site } = context;
	const id = route.params.id ?? '';
	let answer: PropertyAnswer;
	try {
		answer = await api.call('property', { params: { id }, query: { language } }, { signal });
	} catch (error) {
		const gone = error instanceof ApiError ? GONE[error.status] : undefined;
		if (!gone) throw error;
		return loadGone(gone, context);
	}
	const { property } = answer;
	const data = viewOf(answer, context);
	if (data.view === 'withdrawn' || data.view === 'unknown') return loadGone(data.view, context);
	return {
		status: statusOfView(data.view),
		ownHeading: true,
		head: detailHead(property, context),
		crumbs: [{ name: withoutBadge(property.TypeDescription) }],
		addresses: propertyAddresses(property, href, site.enabledLanguages),
		homeShown: property.ID,
		data,
	};
}
