import type { SlotContext } from '@estate/remote-kit';
import { ApiError, GOAL, type Goal, type LoadResult, type PlacePage } from '@estate/shared-contract';
import { goalOfPlaceRoute, placeAddresses, placeHref } from './place-address.ts';
import type { PlaceData } from './place-data.ts';
import { placeHead } from './place-head.ts';
import { placeHeading } from './place-words.ts';

/** Answers of the api that mean "there is no such place". */
const UNKNOWN = [400, 404];

async function readPage(
	{ api, language, route, signal }: SlotContext,
	goal: Goal,
): Promise<PlacePage | undefined> {
	const { place = '', type } = route.params;
	const query = { language, goal: goal === GOAL.rent ? '1' : '0', ...(type ? { type } : {}) } as const;
	try {
		return await api.call('placePage', { params: { place }, query }, { signal });
	} catch (error) {
		if (error instanceof ApiError && UNKNOWN.includes(error.status)) return undefined;
		throw error;
	}
}

/** Reads what is available in a place. Its slugs may be those of another language: the shell redirects to its own. */
export async function loadPlace(context: SlotContext): Promise<LoadResult<PlaceData>> {
	const { href, language, route, site, text } = context;
	const goal = goalOfPlaceRoute(route.id);
	const page = await readPage(context, goal);
	if (!page) {
		const heading = text('place.unknown.title');
		const head = { title: heading, description: text('place.unknown.text'), noindex: true };
		return { status: 404, heading, head, crumbs: [{ name: heading }], data: { goal, page: null } };
	}
	const { place, type, slugs } = page;
	const whole = { name: place.Name, href: placeHref({ place: slugs[language].place }, goal, href, language) };
	return {
		heading: placeHeading(page, goal, context),
		head: placeHead(page, goal, context),
		crumbs: type ? [whole, { name: type.Name }] : [{ name: place.Name }],
		addresses: placeAddresses(slugs, goal, href, site.enabledLanguages),
		data: { goal, page },
	};
}
