/**
 * Renders in a transition of the browser. Rejects as `render` does; that the browser leaves the transition out or ends it
 * early (a tab out of sight, a page that takes long, another transition) is no failure.
 */
export async function inTransition(render: () => Promise<void>): Promise<void> {
	const { ready, updateCallbackDone, finished } = document.startViewTransition(render);
	for (const outcome of [ready, finished]) outcome.catch(() => {});
	await updateCallbackDone;
}
