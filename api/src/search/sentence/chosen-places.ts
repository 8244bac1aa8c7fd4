import type { Place } from '@estate/places';
import type { CityChoice } from '@estate/shared-contract';
import { isArea } from '../chosen-places.ts';
import type { NamedPlaces } from './reading.ts';
import type { SentenceContext } from './sentence-context.ts';

/** "Beveren" of Beveren-Kruibeke-Zwijndrecht, and none of the villages of that name */
const namesMunicipality = ({ kind, names, parents }: Place, { gazetteer }: SentenceContext): boolean =>
	kind === 'submunicipality' &&
	parents.some((id) => {
		const above = gazetteer.byId(id);
		return above?.kind === 'municipality' && above.names.nl.startsWith(`${names.nl}-`);
	});

/** Of several places of a name the one that is most likely meant: the first that the agency has something in, else the first; of villages the largest. */
function meantPlace(places: readonly Place[], context: SentenceContext): readonly Place[] {
	const [first] = places;
	if (first && isArea(first)) return [first];
	const inhabited = places.filter(context.isInhabited);
	const likely = inhabited.length > 0 ? inhabited : places;
	const areVillages = likely.every(({ kind }) => kind === 'submunicipality');
	const largest = areVillages ? likely.find((place) => namesMunicipality(place, context)) : undefined;
	return [largest ?? likely[0]].filter((place) => place !== undefined);
}

/** Municipalities of the parts that share a postcode. */
function municipalities(places: readonly Place[], { gazetteer }: SentenceContext): readonly Place[] {
	const whole = places.map((place) => {
		const above = place.parents.map((id) => gazetteer.byId(id));
		return place.kind === 'submunicipality' ? above.findLast((one) => one?.kind === 'municipality') : place;
	});
	return [...new Set(whole.filter((place) => place !== undefined))];
}

/** "Zurenborg, Antwerpen": the town of a quarter that has a postcode of its own says no more than that. */
function withoutTownsOfSpots(named: readonly NamedPlaces[]): readonly NamedPlaces[] {
	const spots = new Set(named.flatMap(({ isSpot, places }) => (isSpot ? places.map(({ id }) => id) : [])));
	return named.filter(
		({ isSpot, zip, places: [first] }) => isSpot || zip !== undefined || !spots.has(first?.id ?? ''),
	);
}

/** Places as the parameter `city` names them: by their main postcode, or by the one that was asked for. */
export function chosenPlaces(named: readonly NamedPlaces[], context: SentenceContext): CityChoice[] {
	const choices = withoutTownsOfSpots(named).flatMap(({ places, zip, hasName, isShort }) => {
		const meantByName = isShort ? places : meantPlace(places, context);
		const meant = hasName ? meantByName : municipalities(places, context);
		return meant.map((place) => ({
			name: place.names[context.language].toLowerCase(),
			zip: isArea(place) ? '' : (zip ?? place.postcodes[0] ?? ''),
		}));
	});
	return [...new Map(choices.map((choice) => [`${choice.name}|${choice.zip}`, choice])).values()];
}
