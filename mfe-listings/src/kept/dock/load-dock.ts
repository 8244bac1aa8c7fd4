import type { SlotContext } from '@estate/remote-kit';
import type { LoadResult } from '@estate/shared-contract';

export interface DockData {
	/** Property whose own page this is, if it is one's */
	propertyId?: number;
}

/** Nothing is read: what the dock shows only the browser knows. */
export async function loadDock({ route }: SlotContext): Promise<LoadResult<DockData>> {
	const id = Number(route.params.id);
	return { data: Number.isInteger(id) ? { propertyId: id } : {} };
}
