import { isDataError } from './data-error.ts';
import type { Refusal } from './import-report.ts';
import { itemName } from './parse-item.ts';
import type { PreparedItem } from './prepare-item.ts';

/** What was done with which items, and what the database refused. */
export interface Halved<Result> {
	done: { items: readonly PreparedItem[]; result: Result }[];
	refused: Refusal[];
}

/**
 * Does something with items all together; where the database refuses their data, with two halves and so on, so that only the
 * broken ones are left out. Rejects with what is no fault of the data.
 */
export async function byHalves<Result>(
	items: readonly PreparedItem[],
	work: (items: readonly PreparedItem[]) => Promise<Result>,
): Promise<Halved<Result>> {
	const [first, ...others] = items;
	if (!first) return { done: [], refused: [] };
	try {
		return { done: [{ items, result: await work(items) }], refused: [] };
	} catch (error) {
		if (!isDataError(error)) throw error;
		if (others.length === 0) {
			const { message } = error as Error;
			return { done: [], refused: [{ line: first.line, item: itemName(first.item), path: '', message }] };
		}
	}
	const middle = Math.ceil(items.length / 2);
	const one = await byHalves(items.slice(0, middle), work);
	const other = await byHalves(items.slice(middle), work);
	return { done: [...one.done, ...other.done], refused: [...one.refused, ...other.refused] };
}
