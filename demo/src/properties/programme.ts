import { GOAL, type Goal } from '@estate/shared-contract';
import { KINDS, PROPERTY_KINDS, type PropertyKind } from './kinds.ts';

/** Place of a property in the agency's offer. */
export interface ProgrammeEntry {
	goal: Goal;
	kind: PropertyKind;
	/** Count of earlier properties of the same goal and kind: cities are taken in turn by it */
	turn: number;
}

/** Every fourth property is for rent: 90 and 30 of 120. */
const isForRent = (index: number) => index % 4 === 3;

/** Kinds in an order in which each is spread evenly, so that neighbours on a page differ. */
function spread(count: (kind: PropertyKind) => number): PropertyKind[] {
	return PROPERTY_KINDS.flatMap((kind, offset) =>
		Array.from({ length: count(kind) }, (_, index) => ({
			kind,
			position: (index + 0.5 + ((offset * 0.37) % 1) * 0.6 - 0.3) / count(kind),
		})),
	)
		.sort((one, other) => one.position - other.position)
		.map(({ kind }) => kind);
}

const SALE = spread((kind) => KINDS[kind].forSale);
const RENT = spread((kind) => KINDS[kind].forRent);

/** What the property with this index (0 = newest) is. Needs no memory of the others, so that any number can be streamed. */
export function programmeEntry(index: number): ProgrammeEntry {
	const rent = isForRent(index);
	const list = rent ? RENT : SALE;
	const place = rent ? Math.floor(index / 4) : index - Math.floor((index + 1) / 4);
	const round = Math.floor(place / list.length);
	const within = place % list.length;
	const kind = list[within] as PropertyKind;
	const before = list.slice(0, within).filter((other) => other === kind).length;
	const perRound = rent ? KINDS[kind].forRent : KINDS[kind].forSale;
	return { goal: rent ? GOAL.rent : GOAL.sale, kind, turn: round * perRound + before };
}
