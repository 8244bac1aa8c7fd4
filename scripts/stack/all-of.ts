/** Waits for all, also where one fails, so that nothing goes on behind the back of who was told; then throws the first failure. */
export async function allOf(works: readonly Promise<unknown>[]): Promise<void> {
	for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') throw result.reason;
}
