import type { PostalPlace, Sources } from './sources.ts';

const HIGHEST_DISTANCE_KM = 15;

/** The NIS code that most places of a postcode have, among those whose name stands once in the list. */
function codesByPostcode(places: readonly PostalPlace[]): Map<string, string> {
	const spellings = Map.groupBy(places, ({ name }) => name.toLowerCase());
	const unique = places.filter(({ name }) => spellings.get(name.toLowerCase())?.length === 1);
	return new Map(
		[...Map.groupBy(unique, ({ postcode }) => postcode)].map(([postcode, group]) => {
			const counts = [...Map.groupBy(group, ({ nis }) => nis)];
			counts.sort(([, left], [, right]) => right.length - left.length);
			return [postcode, counts[0]?.[0] ?? ''];
		}),
	);
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Takes away coordinates that are a namesake's: far from all other places of the municipality. */
function withoutFarPoints(places: readonly PostalPlace[]): PostalPlace[] {
	const centres = new Map(
		[...Map.groupBy(places, ({ nis }) => nis)].map(([nis, group]) => {
			const known = group.filter(({ lat }) => lat !== null);
			return [
				nis,
				{ lat: middle(known.map(({ lat }) => lat ?? 0)), lng: middle(known.map(({ lng }) => lng ?? 0)) },
			];
		}),
	);
	return places.map((place) => {
		const centre = centres.get(place.nis);
		if (place.lat === null || place.lng === null || !centre) return place;
		const kilometres = Math.hypot((place.lat - centre.lat) * 111, (place.lng - centre.lng) * 70);
		return kilometres <= HIGHEST_DISTANCE_KM ? place : { ...place, lat: null, lng: null };
	});
}

/** The postal places with the NIS code of their postcode: the list has codes by name, so namesakes have each other's. */
export function repairPlaces({ postalPlaces, repairs }: Sources): PostalPlace[] {
	const spellings = Map.groupBy(postalPlaces, ({ name }) => name.toLowerCase());
	const codes = codesByPostcode(postalPlaces);
	const repaired = postalPlaces.map((place) => {
		const isNamesake = (spellings.get(place.name.toLowerCase())?.length ?? 0) > 1;
		const nis = repairs[place.postcode] ?? (isNamesake ? codes.get(place.postcode) : undefined) ?? place.nis;
		return { ...place, nis };
	});
	return withoutFarPoints(repaired);
}
