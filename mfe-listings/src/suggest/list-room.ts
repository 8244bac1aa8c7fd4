/** CSS pixels within the part of the page that is seen */
export interface ListRoom {
	position: 'bottom-start' | 'top-start';
	/** The list scrolls within it */
	maxHeight: number;
}

/** A list that shows three suggestions and that there are more; with less room below the field it may lie above. */
const LEAST = 150;
/** Between the list and the edge of the screen, and its own frame */
const EDGE = 24;

/** Where the list has room beside its field, on which it never lies: below, unless there is more room above than the little below. */
export function roomFor(field: { top: number; bottom: number }, viewportHeight: number): ListRoom {
	const below = viewportHeight - field.bottom - EDGE;
	const above = field.top - EDGE;
	const isAbove = below < LEAST && above > below && above >= LEAST;
	return isAbove
		? { position: 'top-start', maxHeight: above }
		: { position: 'bottom-start', maxHeight: Math.max(below, LEAST) };
}
