import type { ManifestSlot } from '@estate/shared-contract';
import type { Problem } from './problem.ts';

/** Slots of a remote with its name. */
export interface RemoteSlots {
	name: string;
	slots: readonly ManifestSlot[];
}

/** What of the pages each slot alone can fill: places of the frame, and modules of a relation (in a view of theirs, where they name some). */
const placesOf = ({ name, slots }: RemoteSlots) =>
	slots.flatMap(({ name: slot, places = [], relations = [], views = [''] }) =>
		[
			...places.map((place) => `the place “${place}” of the frame`),
			...relations.flatMap((relation) =>
				views.map((view) => `modules of “${relation}”${view && ` in the view “${view}”`}`),
			),
		].map((place) => ({ id: `${name}.${slot}`, place })),
	);

/** Does the remote fill a place of the pages twice, or one that another active remote fills? The second would show nowhere. */
export function checkPlaces(candidate: RemoteSlots, active: readonly RemoteSlots[]): Problem[] {
	const own = placesOf(candidate);
	const others = active.filter(({ name }) => name !== candidate.name).flatMap(placesOf);
	return own.flatMap(({ id, place }, at) =>
		[...own.slice(at + 1), ...others]
			.filter((other) => other.place === place)
			.map(
				(other): Problem => ({
					code: 'place-conflict',
					what: `Both ${id} and ${other.id} fill ${place}.`,
					where: id,
					mend: 'Take it from one of them: the pages have room for one, and the other would show nowhere.',
				}),
			),
	);
}
