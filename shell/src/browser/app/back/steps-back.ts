/**
 * Calls back when the visitor goes back within a page (contract: SlotHost.onBack). What listens for Back comes with the
 * first who asks, since most pages have no steps. Returns an unsubscribe function.
 */
export function stepsBack(listener: () => void): () => void {
	let isOver = false;
	let stop = () => {
		isOver = true;
	};
	void import('./closes-on-back.ts').then(
		({ stepsOnBack }) => {
			if (!isOver) stop = stepsOnBack(listener);
		},
		// Without it Back leaves the page.
		() => {},
	);
	return () => stop();
}
