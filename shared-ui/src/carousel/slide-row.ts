/** Length of the movement from slide to slide in milliseconds (website.md §9 "Carousel defaults"). */
const SPEED_MS = 500;

/** Where a row stands: left edges of its slides, how far it is scrolled, how far it can be; all in pixels. */
export interface RowPlace {
	edges: readonly number[];
	left: number;
	most: number;
}

/** Rounding of browsers, and a snap that has not quite settled. */
const TOLERANCE = 4;

/** Scroll position of the slide after the first one in sight; the first one from the end. */
function positionAfter({ edges, left, most }: RowPlace): number {
	if (left >= most - TOLERANCE) return 0;
	return Math.min(edges.find((edge) => edge > left + TOLERANCE) ?? 0, most);
}

/** Scroll position of the slide before the first one in sight; the last one from the start. */
function positionBefore({ edges, left, most }: RowPlace): number {
	if (left <= TOLERANCE) return most;
	return edges.findLast((edge) => edge < left - TOLERANCE) ?? 0;
}

function placeOf(row: HTMLElement): RowPlace {
	const slides = [...row.children] as HTMLElement[];
	const start = slides[0]?.offsetLeft ?? 0;
	return {
		edges: slides.map(({ offsetLeft }) => offsetLeft - start),
		left: row.scrollLeft,
		most: row.scrollWidth - row.clientWidth,
	};
}

export const nextSlide = (row: HTMLElement): number => positionAfter(placeOf(row));
export const previousSlide = (row: HTMLElement): number => positionBefore(placeOf(row));

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** Scrolls a row to a position; at once under reduced motion. Snapping rests while it moves. */
export function scrollToSlide(row: HTMLElement, position: number): void {
	const from = row.scrollLeft;
	const started = performance.now();
	const length = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPEED_MS;
	row.style.scrollSnapType = 'none';
	function frame(now: number): void {
		const part = length === 0 ? 1 : Math.min(1, Math.max(0, now - started) / length);
		row.scrollLeft = from + (position - from) * easeOut(part);
		if (part < 1) requestAnimationFrame(frame);
		else row.style.scrollSnapType = '';
	}
	requestAnimationFrame(frame);
}
