import { AsyncLocalStorage, createHook } from 'node:async_hooks';

const NOBODY = 0;

/**
 * Notes whose code runs in this thread, at each turn that one of them gets: its timers, its promises, answers that it
 * waited for. Who looks from outside so knows who holds a thread that gives no answer, or held it when it ended. A turn
 * takes 60 ns longer. Returns what runs work under a number.
 */
export function holding(
	note: (holder: number) => void,
): <Result>(holder: number, work: () => Result) => Result {
	const holders = new AsyncLocalStorage<number>();
	// A remote has the same class, and may change what hangs on it.
	const run = holders.run.bind(holders) as typeof holders.run;
	const getStore = holders.getStore.bind(holders);
	/** Turns are nested where code runs a resource of its own in another's */
	let outermost = 0;
	createHook({
		before(id) {
			outermost ||= id;
			note(getStore() ?? NOBODY);
		},
		after(id) {
			if (id !== outermost) return;
			outermost = 0;
			note(NOBODY);
		},
	}).enable();
	return (holder, work) => {
		const outer = getStore() ?? NOBODY;
		try {
			return run(holder, () => {
				note(holder);
				return work();
			});
		} finally {
			note(outer);
		}
	};
}
