/**
 * The abbreviations that a Flemish advert answers planning questions with, for yes and for no. They are Dutch in every
 * language, and the other regions have none.
 */
const PLANNING_CODES: Readonly<Record<string, readonly [yes: string, no: string]>> = {
	HasPermit: ['Vg', 'Gvg'],
	HasAllotmentPermit: ['Vv', 'Gvv'],
	HasSummons: ['Dv', 'Gdv'],
	HasPreemptiveRights: ['Vkr', 'Gvkr'],
};

/** The Flemish abbreviation of a planning answer, by the name of the fact; undefined where it has none. */
export const planningCode = (fact: string, answer: boolean): string | undefined =>
	PLANNING_CODES[fact]?.[answer ? 0 : 1];
