const MOVE_MS = 220;

/** Milliseconds that a movement of the map takes; none under reduced motion. */
export function moveDuration(): number {
	return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS;
}
