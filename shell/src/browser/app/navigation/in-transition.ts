/**
 * Draws in a transition of the browser. Rejects as `draw` does; that the browser leaves the transition out or ends it
 * early (a tab out of sight, a page that takes long, another transition) is no failure.
 */
export async function inTransition(draw: () => Promise<void>): Promise<void> {
	const { ready, updateCallbackDone, finished } = document.startViewTransition(draw);
	for (const outcome of [ready, finished]) outcome.catch(() => {});
	await updateCallbackDone;
}
