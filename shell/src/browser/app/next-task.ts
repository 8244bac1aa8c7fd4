/** Resolves in a task of its own, before which the browser answers what the visitor did meanwhile. */
export function nextTask(): Promise<void> {
	return 'scheduler' in window && 'yield' in scheduler
		? scheduler.yield()
		: new Promise((resolve) => setTimeout(resolve));
}
