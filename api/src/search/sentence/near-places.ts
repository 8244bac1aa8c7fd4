import { kilometresBetween, type Place } from '@estate/places';

/** Kilometres from one town to what somebody may mean beside it */
const NEAR = 15;

/** Does one lie in the other? */
const isIn = (one: Place, other: Place) => one.parents.includes(other.id);

/** Is a place one of these, does it lie in or around one of them, or one of them in it? Of provinces and regions the border counts, and not the middle. */
export const isNearOneOf = (place: Place, others: readonly Place[]): boolean =>
	others.some((other) => {
		if (place.id === other.id || isIn(place, other) || isIn(other, place)) return true;
		const isTown = [place, other].every(({ kind }) => kind === 'municipality' || kind === 'submunicipality');
		return (
			isTown &&
			place.point !== undefined &&
			other.point !== undefined &&
			kilometresBetween(place.point, other.point) <= NEAR
		);
	});
