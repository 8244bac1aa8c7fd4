import type { NearPlace, Place } from '@estate/places';
import type { Language, PlacePage } from '@estate/shared-contract';
import type { SearchIndex } from '../../search/search-index.ts';
import { hasPage, placeSlug } from './place-slugs.ts';

const MOST_NEIGHBOURS = 8;
const MOST_PARTS = 24;
const NEIGHBOURHOOD_KM = 25;
/** Links that a place far from all others has nevertheless */
const FEWEST_NEIGHBOURS = 3;
/** Farther than any two places of Belgium */
const ANYWHERE_KM = 400;

type Linked = PlacePage['parts'][number];

/** Places that the page of a place links to, each with its properties. */
export function linkedPlaces(
	{ gazetteer }: SearchIndex,
	place: Place,
	counts: ReadonlyMap<string, number>,
	language: Language,
): Pick<PlacePage, 'whole' | 'parts' | 'neighbours'> & { nearest: Place[] } {
	const linked = (other: Place): Linked => ({
		Name: other.names[language],
		slug: placeSlug(other, language, gazetteer),
		count: counts.get(other.id) ?? 0,
	});
	const hasSome = ({ id }: Place) => counts.has(id);
	const within = gazetteer.within(place.id);
	const parts = [...within]
		.flatMap((id) => gazetteer.byId(id) ?? [])
		.filter((part) => part.id !== place.id && hasPage(part) && hasSome(part));
	const nearest = (place.point ? gazetteer.near(place.point, ANYWHERE_KM) : [])
		.filter((near) => near.place.kind === 'municipality' && hasSome(near.place))
		.filter(({ place: { id } }) => !within.has(id) && !place.parents.includes(id));
	const isNeighbour = ({ kilometres }: NearPlace, at: number) =>
		at < FEWEST_NEIGHBOURS || kilometres <= NEIGHBOURHOOD_KM;
	const whole = place.parents.flatMap((id) => gazetteer.byId(id) ?? []).find(hasPage);
	return {
		...(whole && hasSome(whole) ? { whole: linked(whole) } : {}),
		parts: parts
			.map(linked)
			.sort((one, other) => other.count - one.count || one.Name.localeCompare(other.Name, language))
			.slice(0, MOST_PARTS),
		neighbours: nearest
			.filter(isNeighbour)
			.slice(0, MOST_NEIGHBOURS)
			.map((near) => linked(near.place)),
		nearest: nearest.map((near) => near.place),
	};
}
