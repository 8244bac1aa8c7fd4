const mounted = new Set<() => Promise<void>>();

/** Remembers how to take a slot off the page, for the end of the test. */
export function untilEndOfTest(unmount: () => Promise<void>): void {
	mounted.add(unmount);
}

/** Takes every slot that the test left off the page. */
export async function unmountAll(): Promise<void> {
	const all = [...mounted];
	mounted.clear();
	for (const unmount of all) await unmount();
}
