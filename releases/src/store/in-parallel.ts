/** Does it for every item, so many at a time. Rejects with the first failure. */
export async function inParallel<Item, Outcome>(
	items: readonly Item[],
	atOnce: number,
	work: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
	const outcomes: Outcome[] = new Array(items.length);
	const rest = items.entries();
	const lane = async () => {
		for (const [index, item] of rest) outcomes[index] = await work(item);
	};
	await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
	return outcomes;
}
