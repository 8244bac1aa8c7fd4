/** What listens for Back: few pages have something over them. */
export const loadBack = () => import('./closes-on-back.ts');

/**
 * Calls back when the visitor goes back within a page (contract: SlotHost.onBack). What listens for Back comes with the
 * first who asks, since most pages have no steps; without it Back leaves the page. Returns an unsubscribe function.
 */
export function stepsBack(listener: () => void): () => void {
	let stop: (() => void) | undefined;
	let isOver = false;
	loadBack().then(
		({ stepsOnBack }) => {
			if (!isOver) stop = stepsOnBack(listener);
		},
		() => {},
	);
	return () => {
		isOver = true;
		stop?.();
	};
}
