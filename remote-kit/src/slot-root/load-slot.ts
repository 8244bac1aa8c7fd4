import { ApiError, type LoadResult } from '@estate/shared-contract';
import type { SlotContext, SlotDefinition } from '../define-slot.ts';

/**
 * Reads a slot's data, the same way on server and browser: what the api does not know or cannot read becomes status 404,
 * every other failure is thrown as it is.
 */
export async function loadSlot<Data, Input>(
	definition: SlotDefinition<Data, Input>,
	context: SlotContext<Input>,
): Promise<LoadResult<Data | null>> {
	try {
		return await definition.load(context);
	} catch (error) {
		if (error instanceof ApiError && (error.isNotFound || error.isUnreadable))
			return { status: 404, data: null };
		throw error;
	}
}

/** Is there nothing to render, because the api does not know what was asked for? */
export function isMissing(result: LoadResult<unknown>): boolean {
	return result.status === 404 && result.data === null;
}
